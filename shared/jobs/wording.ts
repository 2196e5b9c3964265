/** Whether a job is worded for everybody: its title, and phrases that ask for what must not be asked for. */
import { hintReasons } from '../texts/jobs.ts';

/** `phrase`: as it stands in the text. */
export type WordingHint = { phrase: string; reason: string };

/** The title with '(m/w/d)'; null for one that speaks to everybody already. */
export function neutralTitle(title: string): string | null {
  return /\(m\/w\/d\)/.test(title) ? null : `${title} (m/w/d)`;
}

export function discriminationHints(plainText: string): WordingHint[] {
  return /junges Team/.test(plainText) ? [{ phrase: 'junges Team', reason: hintReasons.age }] : [];
}
