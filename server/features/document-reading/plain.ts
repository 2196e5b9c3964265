import { marked, type Token, type Tokens } from 'marked';
import type { SourceLine } from '#shared/ai/source.ts';
import { RuleError } from '../../core/errors.ts';
import type { DocumentText } from './clean-text.ts';
import { isWrappedNumber, joinLines } from './pasted-text.ts';
import { splitIntoSections } from './sections.ts';

/** @throws RuleError FILE_BROKEN if the bytes are not text */
export function decodeText(bytes: Buffer): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0')) throw new RuleError('FILE_BROKEN');
  return text;
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

const listItemPattern = /^\s*(?:[-*•–]|(\d{1,3}[.)]))\s+(\S.*)$/;
const chapterPattern = /^(?:(\d{1,2}(?:\.\d{1,2}){0,3})\.?\s+\p{Lu}|(?:Kapitel|Teil|Abschnitt)\s+\d)/u;

export const readTxt = (bytes: Buffer): DocumentText => splitIntoSections('', linesOfText(decodeText(bytes)));

function linesOfText(text: string): SourceLine[] {
  return text
    .split(/\r\n?|\n/)
    .reduce<string[][]>(
      (blocks, row) => {
        if (row.trim() === '') blocks.push([]);
        else blocks.at(-1)?.push(row);
        return blocks;
      },
      [[]],
    )
    .flatMap(linesOfBlock);
}

function linesOfBlock(rows: readonly string[]): SourceLine[] {
  const [first = ''] = rows;
  if (rows.length === 1 && isChapter(first)) return [{ kind: 'heading', level: levelOf(first), text: first }];
  const lines: SourceLine[] = [];
  for (const row of rows) {
    const [, number, item] = listItemPattern.exec(row) ?? [];
    const last = lines.at(-1);
    if (last?.kind === 'text' && isWrappedNumber(row.trim(), last.text)) last.text = joinLines(last.text, row.trim());
    else if (item !== undefined) lines.push({ kind: 'item', isOrdered: number !== undefined, text: item });
    else if (last?.kind === 'text' || last?.kind === 'item') last.text = joinLines(last.text, row.trim());
    else lines.push({ kind: 'text', text: row });
  }
  return lines;
}

const isChapter = (row: string): boolean => row.length <= 100 && chapterPattern.test(row) && !/[.!?:;,]\s*$/.test(row);
const levelOf = (row: string): number => chapterPattern.exec(row)?.[1]?.split('.').length ?? 1;

export function linesOfParagraphs(paragraphs: readonly string[]): SourceLine[] {
  return paragraphs.flatMap((paragraph): SourceLine[] => {
    const cells = paragraph.split('\t').filter((cell) => cell.trim() !== '');
    return cells.length > 1 ? [{ kind: 'row', cells }] : linesOfBlock([paragraph]);
  });
}

export function readMarkdown(bytes: Buffer): DocumentText {
  const lines: SourceLine[] = [];
  for (const token of marked.lexer(decodeText(bytes))) addToken(lines, token);
  const first = lines[0];
  return splitIntoSections(first?.kind === 'heading' && first.level === 1 ? first.text : '', lines);
}

function addToken(lines: SourceLine[], token: Token): void {
  if (token.type === 'heading')
    lines.push({ kind: 'heading', level: Number(token['depth']), text: textOfToken(token) });
  else if (token.type === 'list') addItems(lines, token as Tokens.List);
  else if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    for (const cells of [header, ...rows])
      lines.push({ kind: 'row', cells: cells.map(({ tokens }) => textOfTokens(tokens)) });
  } else if (token.type === 'blockquote')
    for (const inner of (token as Tokens.Blockquote).tokens) addToken(lines, inner);
  else if (token.type === 'code')
    for (const row of (token as Tokens.Code).text.split('\n')) lines.push({ kind: 'text', text: row });
  else if (!['space', 'hr', 'html', 'def'].includes(token.type)) lines.push({ kind: 'text', text: textOfToken(token) });
}

function addItems(lines: SourceLine[], { ordered, items }: Tokens.List): void {
  for (const { tokens } of items) {
    const nested = tokens.filter(({ type }) => type === 'list');
    const own = textOfTokens(tokens.filter(({ type }) => type !== 'list'));
    lines.push({ kind: 'item', isOrdered: ordered, text: own });
    for (const list of nested) addItems(lines, list as Tokens.List);
  }
}

const textOfTokens = (tokens: readonly Token[]): string => tokens.map(textOfToken).join('');

function textOfToken(token: Token): string {
  if (token.type === 'html' || token.type === 'checkbox') return '';
  if (token.type === 'br') return ' ';
  if ('tokens' in token && token.tokens !== undefined) return textOfTokens(token.tokens);
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}
