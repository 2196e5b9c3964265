import { randomBytes } from 'node:crypto';
import type { SourceLine, SourcePart, SourceUnit } from '#shared/ai/source.ts';
import { oneLine } from '#shared/validation/text.ts';
import type { Excerpt } from '../../core/ai/generator.ts';
import { partHeaderLengths, sizeOf, truncate } from './fit-to-length.ts';
import { type OutlineEntry, outlineOf } from './outline.ts';

const unitWords: Readonly<Record<SourceUnit, string>> = {
  page: 'Seite',
  slide: 'Folie',
  section: 'Abschnitt',
  paragraph: 'Absatz',
};

/** Security: random per request, so that a document cannot imitate the borders of the material block. */
export type Mark = string;
export const newMark = (): Mark => randomBytes(6).toString('hex');

const begin = (mark: Mark, what: string): string => `=== ${mark} BEGINN ${what} ===`;
const end = (mark: Mark, what: string): string => `=== ${mark} ENDE ${what} ===`;

export const fenced = (mark: Mark, what: string, words: string): string =>
  `${begin(mark, what)}\n${words}\n${end(mark, what)}`;

const labelOf = (index: number): string => `S${index + 1}`;

const sourceLine = (mark: Mark, { name, unit }: Excerpt, index: number): string =>
  `=== ${mark} ${labelOf(index)}: ${truncate(oneLine(name), 120)} (gezählt nach: ${unitWords[unit]}) ===`;

type Place = { label: string; unit: SourceUnit; from: number; to: number };
const placeLine = (mark: Mark, { label, unit, from, to }: Place): string =>
  `--- ${mark} ${label} ${unitWords[unit]} ${from}${to > from ? ` bis ${to}` : ''} ---`;

export const fullMaterial = (mark: Mark, excerpts: readonly Excerpt[]): string =>
  fenced(mark, 'MATERIAL', wholeOf(mark, excerpts).join('\n\n'));

const wholeOf = (mark: Mark, excerpts: readonly Excerpt[]): string[] =>
  excerpts.map((excerpt, index) => {
    const { unit } = excerpt;
    const parts = excerpt.parts.map(
      (part) =>
        `${placeLine(mark, { label: labelOf(index), unit, from: part.number, to: part.number })}\n${wordsOf(part)}`,
    );
    return [sourceLine(mark, excerpt, index), ...parts].join('\n');
  });

export function planMaterial(mark: Mark, excerpts: readonly Excerpt[], ownTitle: string): string {
  const title = ownTitle === '' ? [] : [`Titel des Dokuments: ${truncate(oneLine(ownTitle), 300)}`];
  const words = sizeOf(excerpts) <= modelLimits.planInput ? wholeOf(mark, excerpts) : outlinesOf(mark, excerpts);
  return fenced(mark, 'MATERIAL', [...title, ...words].join('\n\n'));
}

function outlinesOf(mark: Mark, excerpts: readonly Excerpt[]): string[] {
  const outlines = outlineOf(excerpts, modelLimits.planInput);
  return excerpts.map((excerpt, index) => {
    const line = ({ from, to, text }: OutlineEntry) =>
      `${placeLine(mark, { label: labelOf(index), unit: excerpt.unit, from, to })}\n${text}`;
    return [sourceLine(mark, excerpt, index), ...(outlines[index]?.entries ?? []).map(line)].join('\n');
  });
}

function wordsOf({ label, lines }: SourcePart): string {
  const isNamed = label !== '' && !lines.some((line) => line.kind === 'heading' && line.text === label);
  return [...(isNamed ? [`# ${truncate(label, partHeaderLengths.label)}`] : []), ...lines.map(lineOf)].join('\n');
}

function lineOf(line: SourceLine): string {
  if (line.kind === 'heading') return `# ${line.text}`;
  if (line.kind === 'row') return line.cells.join(' | ');
  if (line.kind === 'note') return `Notiz: ${line.text}`;
  return line.kind === 'item' ? `${line.isOrdered ? '1.' : '-'} ${line.text}` : line.text;
}

/** Limits per request, in characters: about three per token of German. */
export const modelLimits = {
  planInput: 72_000,
  lessonInput: 48_000,
  redoInput: 16_000,
  section: 6_000,
  sections: 12,
  questions: 6,
  wrongAnswers: 3,
} as const;

/** Tokens per answer, including reasoning. */
export const outputTokens = {
  plan: (lessons: number): number => 2_500 + lessons * 150,
  lesson: 7_000,
  questions: 3_000,
  block: 3_000,
} as const;

export const lessonWords = { short: '200 bis 300', medium: '350 bis 500', long: '550 bis 750' } as const;
