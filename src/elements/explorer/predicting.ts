// Predictions of a person: the question that is open, what was said to it, and how many were right.
import type { Question, Verdict } from "../../exploring/question.ts";
import type { Tour } from "../../exploring/tour.ts";

export class Predicting {
  question: Question | undefined;
  verdict: Verdict | undefined;
  right = 0;
  asked = 0;

  /** Asks what comes next from where one stands now, or nothing. */
  ask(tour: Tour | undefined): void {
    this.verdict = undefined;
    this.question = tour?.question();
  }

  /** Only the first answer counts. */
  answer(tour: Tour, node: number): void {
    if (this.question === undefined || this.verdict !== undefined) return;
    this.verdict = tour.judge(this.question, node);
    this.asked++;
    if (this.verdict.isRight) this.right++;
  }

  forget(): void {
    Object.assign(this, { question: undefined, verdict: undefined, right: 0, asked: 0 });
  }
}
