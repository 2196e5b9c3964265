import { type SourceLine, type SourcePart, textOfPart } from '#shared/ai/source.ts';
import type { Excerpt } from '../../core/ai/generator.ts';

const minPartLength = 200;

export const partHeaderLengths = { place: 40, label: 100 } as const;
const headerSize = ({ label }: SourcePart): number =>
  partHeaderLengths.place + Math.min(label.length, partHeaderLengths.label);
const promptSize = (part: SourcePart): number => headerSize(part) + textOfPart(part).length;

export const sizeOf = (excerpts: readonly Excerpt[]): number =>
  excerpts.reduce((sum, { parts }) => sum + parts.reduce((size, part) => size + promptSize(part), 0), 0);

export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const blank = cut.lastIndexOf(' ');
  return (blank > most / 2 ? cut.slice(0, blank) : cut).toWellFormed().trimEnd();
}

/** Cuts the parts to `most` characters together. Each keeps its beginning; short parts leave space to later ones. */
export function fitToLength(excerpts: readonly Excerpt[], most: number): Excerpt[] {
  if (sizeOf(excerpts) <= most) return [...excerpts];
  let partsLeft = Math.min(
    excerpts.reduce((sum, { parts }) => sum + parts.length, 0),
    Math.floor(most / minPartLength),
  );
  let left = most;
  return excerpts.map((excerpt) => ({
    ...excerpt,
    parts: excerpt.parts.slice(0, partsLeft).map((part) => {
      const fitted = fitPart(part, Math.max(0, Math.floor(left / partsLeft) - headerSize(part)));
      left -= promptSize(fitted);
      partsLeft--;
      return fitted;
    }),
  }));
}

function fitPart({ lines, ...part }: SourcePart, most: number): SourcePart {
  const fittedLines: SourceLine[] = [];
  let left = most;
  for (const line of lines) {
    if (left <= 0) break;
    const fitting = fitLine(line, left);
    left -= textOfPart({ lines: [fitting] }).length + 1;
    fittedLines.push(fitting);
  }
  return { ...part, lines: fittedLines };
}

function fitLine(line: SourceLine, most: number): SourceLine {
  if (line.kind !== 'row') return { ...line, text: truncate(line.text, most) };
  let left = most;
  const cells = line.cells.map((cell) => {
    const fitting = truncate(cell, Math.max(0, left));
    left -= fitting.length + 1;
    return fitting;
  });
  return { ...line, cells };
}
