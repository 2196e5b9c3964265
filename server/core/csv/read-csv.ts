import { CsvError, type Parser, parse } from 'csv-parse';
import type { CsvProblem } from '#shared/import/csv-problems.ts';
import { composeText } from '#shared/validation/text.ts';
import { openYielder } from '../runtime/yielding.ts';
import type { CsvRow, ErrorList } from './error-list.ts';

export type CsvFormat<File extends string> = {
  file: File;
  maxBytes: number;
  maxRows: number;
  columns: number;
  acceptHeader: (first: CsvRow<File>) => boolean;
};

type CsvTable<File extends string> = { rows: CsvRow<File>[]; isComplete: boolean };

type Errors<File extends string> = Pick<ErrorList<File, CsvProblem>, 'add'>;

/**
 * Rows without header and empty lines, with their positions. Delimiter: comma, semicolon or tab; BOM, header and CRLF
 * are optional. Reports to `errors`, never throws.
 */
export async function readCsv<File extends string>(
  format: CsvFormat<File>,
  source: string,
  errors: Errors<File>,
): Promise<CsvTable<File>> {
  const start = { file: format.file, line: 1, column: 1 };
  if (Buffer.byteLength(source) > format.maxBytes) {
    errors.add(start, { kind: 'FILE_TOO_LARGE', maxBytes: format.maxBytes });
    return { rows: [], isComplete: false };
  }
  const { rows, isReadable } = await splitQuotedRows(format, source, errors);
  const [first] = rows;
  const hasHeader = first !== undefined && format.acceptHeader(first);
  const data = hasHeader ? rows.slice(1) : rows;
  if (!isReadable) return { rows: data, isComplete: false };
  if (data.length === 0) errors.add(start, { kind: 'EMPTY_FILE' });
  return { rows: data, isComplete: data.length > 0 };
}

/** A longer row has an unclosed quotation mark that swallows the rest of the file. */
const maxRowLength = 100_000;
const maxCells = 1_000;
const sliceLength = 32 * 1024;

/**
 * Splits again if each row is one quoted cell: a spreadsheet has saved the table with another delimiter. Rows keep
 * their line numbers.
 */
async function splitQuotedRows<File extends string>(
  format: CsvFormat<File>,
  source: string,
  errors: Errors<File>,
): Promise<Split<File>> {
  const split = await splitRows(format, source, errors);
  const [first] = split.rows;
  const isWrapped = first?.cells.length === 1 && /[;,\t]/.test(first.cells[0]?.text ?? '');
  if (!isWrapped || !split.isReadable || split.rows.some(({ cells }) => cells.length !== 1)) return split;
  let lines = 1;
  const unwrapped = split.rows.map(({ line, cells }) => {
    const text = `${'\n'.repeat(Math.max(0, line - lines))}${cells[0]?.text ?? ''}`;
    lines += lineBreaks(text);
    return text;
  });
  return splitRows(format, unwrapped.join(''), errors);
}

type Split<File extends string> = { rows: CsvRow<File>[]; isReadable: boolean };

async function splitRows<File extends string>(
  format: CsvFormat<File>,
  source: string,
  errors: Errors<File>,
): Promise<Split<File>> {
  const { file, maxRows } = format;
  const rows: CsvRow<File>[] = [];
  let lastLine = 0;
  let count = 0;
  const tooManyRows = (): Split<File> => {
    errors.add({ file, line: lastLine, column: 1 }, { kind: 'TOO_MANY_ROWS', maxRows });
    return { rows, isReadable: false };
  };
  const addRow = (texts: string[], { lines }: { lines: number }): null => {
    const isEmpty = texts.every((text) => text.trim() === '');
    if (count <= maxRows) lastLine = lines;
    if (isEmpty) return null;
    count++;
    if (count <= maxRows) rows.push(positionCells(format, texts, lines));
    return null;
  };
  const options = { bom: true, record_delimiter: '\n', relax_column_count: true, skip_empty_lines: true };
  const { text, delimiter } = readDelimiterHint(source);
  const limits = { max_record_size: maxRowLength, delimiter };
  try {
    await feedParser(parse({ ...options, ...limits, on_record: addRow }), text, () => count > maxRows);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (count > maxRows) return tooManyRows();
    const column = typeof error['column'] === 'number' ? error['column'] + 1 : 1;
    errors.add({ file, line: lastLine + 1, column }, { kind: 'BROKEN_QUOTES' });
    return { rows, isReadable: false };
  }
  return count > maxRows ? tooManyRows() : { rows, isReadable: true };
}

/** @throws CsvError */
async function feedParser(parser: Parser, source: string, isEnough: () => boolean): Promise<void> {
  // The awaited promise reports the error; without a listener it would also end the process.
  parser.on('error', () => undefined);
  const yieldIfDue = openYielder();
  for (let at = 0, end = 0; at < source.length && !isEnough(); at = end) {
    end = at + sliceLength;
    // Splits neither CRLF nor a surrogate pair.
    if (/^(?:\r\n|[\uD800-\uDBFF])/.test(source.slice(end - 1, end + 1))) end += 1;
    const slice = source.slice(at, end).replace(/\r\n?/g, '\n');
    await new Promise<void>((resolve, reject) => {
      parser.write(slice, (error) => (error ? reject(error) : resolve()));
    });
    await yieldIfDue();
  }
  if (isEnough()) return void parser.destroy();
  await new Promise<void>((resolve, reject) => {
    parser.once('error', reject).end(resolve);
  });
}

/**
 * Excel's first line 'sep=;' names the delimiter. An empty line replaces it, so that line numbers match an editor.
 */
function readDelimiterHint(source: string): { text: string; delimiter: string } {
  const hint = /^\ufeff?"?sep=([;,|\t])"?[;,]*(?=\r|\n|$)/i.exec(source);
  if (hint === null) return { text: source, delimiter: detectDelimiter(source) };
  return { text: source.slice(hint[0].length), delimiter: hint[1] ?? ',' };
}

const maxHeaderLength = 4_000;

function detectDelimiter(source: string): string {
  const start = source
    .slice(0, maxHeaderLength)
    .replace(/"[^"]*"/g, '')
    .replace(/^\ufeff?[\s]*/, '');
  const [line = ''] = start.split(/[\r\n]/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return [';', '\t', ','].reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best), ',');
}

function positionCells<File extends string>(
  { file, columns }: CsvFormat<File>,
  texts: string[],
  lastLine: number,
): CsvRow<File> {
  let line = lastLine - texts.reduce((sum, text) => sum + lineBreaks(text), 0);
  const firstLine = line;
  const cells = texts.slice(0, maxCells).map((text) => {
    const cell = { text: composeText(text), line };
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
