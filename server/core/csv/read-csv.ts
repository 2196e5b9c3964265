import { CsvError, type Parser, parse } from 'csv-parse';
import type { CsvProblem } from '#shared/import/csv-problems.ts';
import { composed } from '#shared/validation/text.ts';
import { takingTurns } from '../runtime/turns.ts';
import type { CsvRow, ErrorList } from './error-list.ts';

/** What a file should look like. */
export type Sheet<File extends string> = {
  file: File;
  maxBytes: number;
  maxRows: number;
  /** Empty cells behind so many columns fall away. */
  columns: number;
  /** Whether the first row is a heading; it says itself what is wrong with it. */
  takeHeader: (first: CsvRow<File>) => boolean;
};

/** `isComplete` false: the rows end where the file stops being readable, so what is not in them may still exist. */
type CsvTable<File extends string> = { rows: CsvRow<File>[]; isComplete: boolean };

type Errors<File extends string> = Pick<ErrorList<File, CsvProblem>, 'add'>;

/**
 * The rows of a file without header and empty lines, with their places. Separated by comma, semicolon or tab; with or
 * without BOM, header and CRLF. What is wrong goes to `errors`; never throws. Others have their turn meanwhile.
 */
export async function readCsv<File extends string>(
  sheet: Sheet<File>,
  source: string,
  errors: Errors<File>,
): Promise<CsvTable<File>> {
  const start = { file: sheet.file, line: 1, column: 1 };
  if (Buffer.byteLength(source) > sheet.maxBytes) {
    errors.add(start, { kind: 'FILE_TOO_LARGE', maxBytes: sheet.maxBytes });
    return { rows: [], isComplete: false };
  }
  const { rows, isReadable } = await splitUnwrapped(sheet, source, errors);
  const [first] = rows;
  const hasHeader = first !== undefined && sheet.takeHeader(first);
  const data = hasHeader ? rows.slice(1) : rows;
  if (!isReadable) return { rows: data, isComplete: false };
  if (data.length === 0) errors.add(start, { kind: 'EMPTY_FILE' });
  return { rows: data, isComplete: data.length > 0 };
}

/** A row that is longer has lost its end: a quotation mark that nothing closes takes the rest of the file. */
const longestRow = 100_000;
/** What stands behind so many cells is left out; the row is wrong already. */
const mostCells = 1_000;
const sliceLength = 32 * 1024;

/**
 * A table that a spreadsheet opened with another delimiter and saved again has whole rows in one quoted cell: these are split once
 * more. Each keeps its line.
 */
async function splitUnwrapped<File extends string>(
  sheet: Sheet<File>,
  source: string,
  errors: Errors<File>,
): Promise<Split<File>> {
  const split = await splitRows(sheet, source, errors);
  const [first] = split.rows;
  const isWrapped = first?.cells.length === 1 && /[;,\t]/.test(first.cells[0]?.text ?? '');
  if (!isWrapped || !split.isReadable || split.rows.some(({ cells }) => cells.length !== 1)) return split;
  let lines = 1;
  const unwrapped = split.rows.map(({ line, cells }) => {
    const text = `${'\n'.repeat(Math.max(0, line - lines))}${cells[0]?.text ?? ''}`;
    lines += lineBreaks(text);
    return text;
  });
  return splitRows(sheet, unwrapped.join(''), errors);
}

type Split<File extends string> = { rows: CsvRow<File>[]; isReadable: boolean };

async function splitRows<File extends string>(
  sheet: Sheet<File>,
  source: string,
  errors: Errors<File>,
): Promise<Split<File>> {
  const { file, maxRows } = sheet;
  const rows: CsvRow<File>[] = [];
  let lastLine = 0;
  let count = 0;
  const tooManyRows = (): Split<File> => {
    errors.add({ file, line: lastLine, column: 1 }, { kind: 'TOO_MANY_ROWS', maxRows });
    return { rows, isReadable: false };
  };
  const take = (texts: string[], { lines }: { lines: number }): null => {
    const isEmpty = texts.every((text) => text.trim() === '');
    if (count <= maxRows) lastLine = lines;
    if (isEmpty) return null;
    count++;
    if (count <= maxRows) rows.push(placeCells(sheet, texts, lines));
    return null;
  };
  const options = { bom: true, record_delimiter: '\n', relax_column_count: true, skip_empty_lines: true };
  const { text, delimiter } = withoutHint(source);
  const limits = { max_record_size: longestRow, delimiter };
  try {
    await feed(parse({ ...options, ...limits, on_record: take }), text, () => count > maxRows);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // What comes behind the last row that counts is not read.
    if (count > maxRows) return tooManyRows();
    const column = typeof error['column'] === 'number' ? error['column'] + 1 : 1;
    errors.add({ file, line: lastLine + 1, column }, { kind: 'BROKEN_QUOTES' });
    return { rows, isReadable: false };
  }
  return count > maxRows ? tooManyRows() : { rows, isReadable: true };
}

/** Gives the parser the file piece by piece until its end or until `isEnough`. @throws CsvError */
async function feed(parser: Parser, source: string, isEnough: () => boolean): Promise<void> {
  // What is awaited tells of it; without a listener it would end the process as well.
  parser.on('error', () => undefined);
  const turn = takingTurns();
  for (let at = 0, end = 0; at < source.length && !isEnough(); at = end) {
    end = at + sliceLength;
    // Neither a line break nor a character is cut in two.
    if (/^(?:\r\n|[\uD800-\uDBFF])/.test(source.slice(end - 1, end + 1))) end += 1;
    const slice = source.slice(at, end).replace(/\r\n?/g, '\n');
    await new Promise<void>((resolve, reject) => {
      parser.write(slice, (error) => (error ? reject(error) : resolve()));
    });
    await turn();
  }
  if (isEnough()) return void parser.destroy();
  await new Promise<void>((resolve, reject) => {
    parser.once('error', reject).end(resolve);
  });
}

/** Excel's first line 'sep=;' names the delimiter. Its line stays, empty, so that lines are counted as an editor does. */
function withoutHint(source: string): { text: string; delimiter: string } {
  const hint = /^\ufeff?"?sep=([;,|\t])"?[;,]*(?=\r|\n|$)/i.exec(source);
  if (hint === null) return { text: source, delimiter: delimiterOf(source) };
  return { text: source.slice(hint[0].length), delimiter: hint[1] ?? ',' };
}

const longestHeader = 4_000;

/** The one that occurs most in the first line that holds something, outside of quotation marks. */
function delimiterOf(source: string): string {
  const start = source
    .slice(0, longestHeader)
    .replace(/"[^"]*"/g, '')
    .replace(/^\ufeff?[\s]*/, '');
  const [line = ''] = start.split(/[\r\n]/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return [';', '\t', ','].reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}

/** `lastLine`: where the row ends; quoted cells may hold line breaks. Empty cells behind the last column fall away. */
function placeCells<File extends string>(
  { file, columns }: Sheet<File>,
  texts: string[],
  lastLine: number,
): CsvRow<File> {
  let line = lastLine - texts.reduce((sum, text) => sum + lineBreaks(text), 0);
  const firstLine = line;
  const cells = texts.slice(0, mostCells).map((text) => {
    const cell = { text: composed(text), line };
    line += lineBreaks(text);
    return cell;
  });
  while (cells.length > columns && cells.at(-1)?.text.trim() === '') cells.pop();
  return { file, line: firstLine, cells, isBroken: false };
}

function lineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
