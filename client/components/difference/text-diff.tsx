import { VisuallyHidden } from '@mantine/core';
import { diffArrays } from 'diff';
import { compareTexts as texts } from '#shared/texts/courses/publishing.ts';
import common from '../common.module.css';
import classes from './text-diff.module.css';

export function TextDiff({ before, after }: { before: string; after: string }) {
  return (
    <p className={`${common.anywhere} ${common.preLine}`}>
      {shortenUnchanged(diffWords(before, after)).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change one by one
        <Part key={index} part={part} />
      ))}
    </p>
  );
}

/** Screen readers often ignore `ins` and `del`, so hidden text marks the change. */
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

type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** Above this number of changed words, both texts are shown whole: the diff would be slow and hard to read. */
const maxChanges = 1_000;
const contextWords = 14;

/** Whitespace belongs to the next word, so that appending text leaves the last word unchanged. */
const splitWords = (text: string): string[] => text.match(/\s*\S+|\s+$/gu) ?? [];

export function diffWords(before: string, after: string): DiffPart[] {
  const changes = diffArrays(splitWords(before), splitWords(after), { maxEditLength: maxChanges });
  const parts = changes?.map(
    ({ added, removed, value }): DiffPart => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }),
  );
  return (parts ?? wholeTextDiff(before, after)).filter(({ text }) => text !== '');
}

const wholeTextDiff = (before: string, after: string): DiffPart[] => [
  { kind: 'removed', text: before },
  { kind: 'added', text: after },
];

export function shortenUnchanged(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    const words = splitWords(part.text);
    if (part.kind !== 'same' || words.length <= 2 * contextWords) return part;
    const head = index === 0 ? [] : words.slice(0, contextWords);
    const tail = index === parts.length - 1 ? [] : words.slice(-contextWords);
    return { kind: 'same', text: `${head.join('')} …${tail.join('')}` };
  });
}
