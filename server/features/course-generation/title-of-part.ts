import { type SourcePart, textOfPart } from '#shared/ai/source.ts';
import { courseLimits } from '#shared/courses/schema.ts';
import { oneLine } from '#shared/validation/text.ts';

const mostWords = 8;

/** What a lesson of this part alone is called: its label's last step, its first heading, or its first words. */
export function titleOfPart({ number, label, lines }: SourcePart): string {
  const heading = lines.find(({ kind }) => kind === 'heading');
  const title =
    label.split('›').at(-1)?.trim() || (heading?.kind === 'heading' ? heading.text : '') || firstWords(lines);
  return oneLine(title).slice(0, courseLimits.title).toWellFormed().trim() || String(number);
}

const firstWords = (lines: SourcePart['lines']): string =>
  textOfPart({ lines }).slice(0, 400).split(/\s/).slice(0, mostWords).join(' ');
