import { conflictTexts } from '#shared/texts/courses/editor.ts';
import { detailsOf } from './errors.ts';

export function conflictAuthorName(error: unknown): string {
  const { name } = detailsOf(error);
  return typeof name === 'string' && name !== '' ? name : conflictTexts.somebody;
}
