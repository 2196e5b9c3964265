import { plainText } from '../../../core/html/plain-text.ts';

const blockEdges = /<(?=\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|td|th|blockquote)\b)/gi;
/** Reducing takes time with the length: nobody's text is so much longer with its markup than without. */
export const longestSource = (max: number): number => 10 * max;

/** What a person would read of a text of the file, which may be HTML, line by line. `max`: how long it may be in the end. */
export function plainWords(source: string, max: number): string {
  const start = source.slice(0, longestSource(max)).replaceAll('\u0000', '').toWellFormed();
  const lines = start.replace(blockEdges, '\n<').split('\n');
  return lines
    .map((line) => plainText(line) ?? '')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
