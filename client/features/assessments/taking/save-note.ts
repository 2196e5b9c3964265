import { testScreenTexts } from '#shared/texts/assessments/assessments.ts';
import type { SaveState } from './save-queue.ts';

/** What a screen that waits for its answers says meanwhile; null while all is well. */
export const saveNote = ({ status, unsent }: SaveState<string>): string | null =>
  status === 'failed' && unsent > 0 ? testScreenTexts.waiting(unsent) : null;
