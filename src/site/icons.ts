// The few signs of the page. What they stand beside is always said in words too.
import { svg, type TemplateResult } from "lit";

const PATHS = {
  mark: svg`<rect x="2" y="2" width="9" height="9" rx="2" class="one"/><rect x="13" y="2" width="9" height="9" rx="2" class="two"/><rect x="2" y="13" width="9" height="9" rx="2" class="three"/><rect x="13" y="13" width="9" height="9" rx="2" class="four"/>`,
  language: svg`<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18"/>`,
  theme: svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z" class="full"/>`,
  settings: svg`<path d="M4 7h9M19 7h1M4 17h1M11 17h9"/><circle cx="16" cy="7" r="2.5"/><circle cx="8" cy="17" r="2.5"/>`,
  share: svg`<path d="M12 15V4M8 7.5 12 3.5l4 4M6 11v8.5h12V11"/>`,
  edit: svg`<path d="M4.5 19.5 5.5 15 15.5 5l3.5 3.5-10 10z"/>`,
  next: svg`<path d="m9.5 5.5 6.5 6.5-6.5 6.5"/>`,
  previous: svg`<path d="M14.5 5.5 8 12l6.5 6.5"/>`,
  again: svg`<path d="M5 12a7 7 0 1 0 2.5-5.4M7.5 3v3.8h3.8"/>`,
  done: svg`<path d="m5 12.5 4.5 4.5L19 7"/>`,
  open: svg`<path d="M4 18.5V6.5h5.5l2 2.5H20v9.5z"/>`,
  close: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
  undo: svg`<path d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4"/>`,
} as const;

export type SiteIcon = keyof typeof PATHS;

export function icon(name: SiteIcon): TemplateResult {
  return svg`<svg class="icon ${name}" viewBox="0 0 24 24" aria-hidden="true" width="24" height="24">${PATHS[name]}</svg>` as unknown as TemplateResult;
}
