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

const begin = (mark: Mark, title: string): string => `=== ${mark} BEGINN ${title} ===`;
const end = (mark: Mark, title: string): string => `=== ${mark} ENDE ${title} ===`;

export const fenced = (mark: Mark, title: string, content: string): string =>
  `${begin(mark, title)}\n${content}\n${end(mark, title)}`;

const labelOf = (index: number): string => `S${index + 1}`;

const sourceHeader = (mark: Mark, { name, unit }: Excerpt, index: number): string =>
  `=== ${mark} ${labelOf(index)}: ${truncate(oneLine(name), 120)} (gezählt nach: ${unitWords[unit]}) ===`;

type PartRange = { label: string; unit: SourceUnit; from: number; to: number };
const rangeHeader = (mark: Mark, { label, unit, from, to }: PartRange): string =>
  `--- ${mark} ${label} ${unitWords[unit]} ${from}${to > from ? ` bis ${to}` : ''} ---`;

export const fullMaterial = (mark: Mark, excerpts: readonly Excerpt[]): string =>
  fenced(mark, 'MATERIAL', fullSections(mark, excerpts).join('\n\n'));

const fullSections = (mark: Mark, excerpts: readonly Excerpt[]): string[] =>
  excerpts.map((excerpt, index) => {
    const { unit } = excerpt;
    const parts = excerpt.parts.map(
      (part) =>
        `${rangeHeader(mark, { label: labelOf(index), unit, from: part.number, to: part.number })}\n${textOf(part)}`,
    );
    return [sourceHeader(mark, excerpt, index), ...parts].join('\n');
  });

export function planMaterial(mark: Mark, excerpts: readonly Excerpt[], ownTitle: string): string {
  const title = ownTitle === '' ? [] : [`Titel des Dokuments: ${truncate(oneLine(ownTitle), 300)}`];
  const words = sizeOf(excerpts) <= modelLimits.planInput ? fullSections(mark, excerpts) : outlinesOf(mark, excerpts);
  return fenced(mark, 'MATERIAL', [...title, ...words].join('\n\n'));
}

function outlinesOf(mark: Mark, excerpts: readonly Excerpt[]): string[] {
  const outlines = outlineOf(excerpts, modelLimits.planInput);
  return excerpts.map((excerpt, index) => {
    const line = ({ from, to, text }: OutlineEntry) =>
      `${rangeHeader(mark, { label: labelOf(index), unit: excerpt.unit, from, to })}\n${text}`;
    return [sourceHeader(mark, excerpt, index), ...(outlines[index]?.entries ?? []).map(line)].join('\n');
  });
}

function textOf({ label, lines }: SourcePart): string {
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
