// Where an address leads that leads nowhere.
import type { TemplateResult } from "lit";
import { Page } from "../page.ts";
import { nowhere } from "../states.ts";

export class NotFoundPage extends Page {
  protected get heading(): string {
    return nowhere(this.language).heading;
  }

  override render(): TemplateResult {
    return nowhere(this.language).view;
  }
}
