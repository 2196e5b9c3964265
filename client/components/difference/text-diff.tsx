import { VisuallyHidden } from '@mantine/core';
import { compareTexts as texts } from '#shared/texts/courses/publishing.ts';
import { look } from '../look/look.ts';
import classes from './text-diff.module.css';
import { type DiffPart, diffWords, shortened } from './word-diff.ts';

/** Two states of a text as one: what went is struck out, what came is underlined. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  return (
    <p className={look('anywhere', 'preLine')}>
      {shortened(diffWords(before, after)).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change, they are replaced as a whole
        <Part key={index} part={part} />
      ))}
    </p>
  );
}

/** Screen readers often keep silent about the elements, so the words stand there, too. */
function Part({ part: { kind, text } }: { part: DiffPart }) {
  if (kind === 'same') return text;
  const Change = kind === 'added' ? 'ins' : 'del';
  return (
    <Change className={classes[kind]}>
      <VisuallyHidden>{kind === 'added' ? texts.addedText : texts.removedText} </VisuallyHidden>
      {text}
    </Change>
  );
}
