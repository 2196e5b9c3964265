import type { SoftskillResultView, ValueResultView } from '#shared/assessments/state.ts';

/** Everything that goes into the PDF. */
export type Report = {
  /** As it can be set; '' if nothing of it can. */
  name: string;
  result: SoftskillResultView;
  values: ValueResultView | null;
  formatDay: (date: Date) => string;
};
