import type { SourceLine, SourcePart } from '#shared/ai/source.ts';
import { oneLine } from '#shared/validation/text.ts';
import type { Excerpt } from '../../core/ai/generator.ts';
import { joinLines } from '../document-reading/service.ts';
import { emptySections } from './text/lexicon.ts';
import { isCompleteSentence, sentencesOf } from './text/sentences.ts';
import { countWords } from './text/words.ts';
import { cleanTitle } from './titles.ts';

export type Place = { sourceId: string; part: number };
export type PlacedLine = { place: Place; entry: SourceLine };

const plainTextOf = (entry: SourceLine): string => (entry.kind === 'row' ? entry.cells.join(' ') : entry.text);
export const textOfLine = ({ entry }: PlacedLine): string => plainTextOf(entry);

const pageNumber =
  /^(?:(?:seite|page|folie|s\.)\s?)?[-–—|\s]{0,3}\d{1,4}(?:\s?(?:von|of|\/)\s?\d{1,4})?[-–—|\s]{0,3}$/iu;
/** 'Brandklassen ........ 12' */
const contentsLine = /(?:\.{4}|\. \. \. \.) ?\d{1,4}$/u;
const isNoise = (text: string): boolean => text === '' || pageNumber.test(text) || contentsLine.test(text);

const withoutDigits = (text: string): string =>
  text
    .slice(0, 200)
    .toLowerCase()
    .replace(/\d{1,9}/gu, '#');

function findHeadersAndFooters(parts: readonly SourcePart[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const part of parts) {
    const edges = [...part.lines.slice(0, 2), ...part.lines.slice(-2)]
      .map(plainTextOf)
      .filter((text) => text.length < 120);
    for (const text of new Set(edges.map(withoutDigits))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const many = Math.max(3, parts.length / 2);
  return new Set([...counts].filter(([, count]) => count >= many).map(([text]) => text));
}

const isEmptyTitle = (title: string): boolean => emptySections.has(cleanTitle(title).toLowerCase());

const indexLine = /^.{2,80}[,\s]\d{1,4}(?:[,–-]\s?\d{1,4}){0,9}$/u;

function hasNoContent(part: SourcePart, count: number): boolean {
  const texts = part.lines.map(plainTextOf).filter((text) => text !== '');
  const whole = texts.join(' ');
  const title = part.lines.find(({ kind }) => kind === 'heading');
  const titles = [part.label.split(' › ').at(-1) ?? '', title === undefined ? '' : plainTextOf(title), texts[0] ?? ''];
  if (titles.some((name) => name.length < 80 && isEmptyTitle(name)))
    return !texts.some((text) => countWords(text) > 40);
  const listed = texts.filter((text) => contentsLine.test(text) || indexLine.test(text)).length;
  if (texts.length >= 4 && listed > texts.length * 0.6) return true;
  if (whole.length < 1500 && /\bISBN\b|alle rechte vorbehalten|all rights reserved/iu.test(whole)) return true;
  const hasSentence = texts.some((text) => countWords(text) >= 6 && isCompleteSentence(text));
  const isFirst = part.number === 1 && count > 2;
  return (
    isFirst &&
    !hasSentence &&
    countWords(whole) < 40 &&
    !part.lines.some(({ kind }) => kind === 'item' || kind === 'row')
  );
}

function joinParagraphLines(lines: readonly SourceLine[]): SourceLine[] {
  const result: SourceLine[] = [];
  for (const entry of lines) {
    const before = result.at(-1);
    if (entry.kind === 'text' && before?.kind === 'text' && goesOn(before.text, entry.text))
      result[result.length - 1] = { kind: 'text', text: joinLines(before.text, entry.text) };
    else result.push(entry);
  }
  return result;
}

const goesOn = (before: string, next: string): boolean =>
  before.length < 20_000 && !/[.!?:;…"“»)]$/u.test(before) && (/^\p{Ll}/u.test(next) || before.length > 60);

function cleaned(entry: SourceLine): SourceLine {
  if (entry.kind === 'row') return { kind: 'row', cells: entry.cells.slice(0, 12).map(oneLine) };
  return { ...entry, text: oneLine(entry.text) };
}

function withLabelHeadings(part: SourcePart, lines: readonly SourceLine[]): SourceLine[] {
  if (part.label === '' || lines.some(({ kind }) => kind === 'heading')) return [...lines];
  const path = part.label.split(' › ').slice(0, 6);
  const headings = path.map((text, index): SourceLine => ({ kind: 'heading', level: index + 1, text: oneLine(text) }));
  const lastHeading = oneLine(path.at(-1) ?? '');
  return [...headings, ...(lines[0] !== undefined && plainTextOf(lines[0]) === lastHeading ? lines.slice(1) : lines)];
}

export function linesOf({ sourceId, parts }: Excerpt): PlacedLine[] {
  const repeated = findHeadersAndFooters(parts);
  const contentParts = parts.filter((part) => !hasNoContent(part, parts.length));
  return contentParts.flatMap((part) => {
    const contentLines = part.lines
      .map(cleaned)
      .filter((entry) => !isNoise(plainTextOf(entry)) && !repeated.has(withoutDigits(plainTextOf(entry))));
    const place = { sourceId, part: part.number };
    return withLabelHeadings(part, joinParagraphLines(contentLines)).map((entry) => ({ place, entry }));
  });
}

export const isEmptySection = (title: string): boolean => isEmptyTitle(title);

export const sentencesOfLine = ({ entry }: PlacedLine): string[] =>
  entry.kind === 'text' || entry.kind === 'note' ? sentencesOf(entry.text) : [];
