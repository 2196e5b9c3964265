import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { type ImportFile, importColumns, maxFileBytes, maxRows, trailingColumn } from '#shared/import/files.ts';
import type { CsvRow, ErrorList } from './error-list.ts';

/** `isComplete` false: the rows end where the file stops being readable, so what is not in them may still exist. */
export type CsvTable = { rows: CsvRow[]; isComplete: boolean };

/**
 * The rows of a file without header and empty lines, with their places. Separated by comma, semicolon or tab; with or
 * without BOM, header and CRLF. What is wrong goes to `errors`; never throws.
 */
export function readCsv(file: ImportFile, source: string, errors: ErrorList): CsvTable {
  const start = { file, line: 1, column: 1 };
  if (Buffer.byteLength(source) > maxFileBytes) {
    errors.add(start, { kind: 'FILE_TOO_LARGE' });
    return { rows: [], isComplete: false };
  }
  const { rows, isReadable } = splitRows(file, source.replace(/\r\n?/g, '\n'), errors);
  const [first] = rows;
  const hasHeader = first !== undefined && isHeader(first);
  if (hasHeader) checkHeader(first, errors);
  const data = hasHeader ? rows.slice(1) : rows;
  if (!isReadable) return { rows: data, isComplete: false };
  if (data.length === 0) errors.add(start, { kind: 'EMPTY_FILE' });
  return { rows: data, isComplete: data.length > 0 };
}

function splitRows(file: ImportFile, source: string, errors: ErrorList): { rows: CsvRow[]; isReadable: boolean } {
  const rows: CsvRow[] = [];
  let lastLine = 0;
  let count = 0;
  const take = (texts: string[], { lines }: { lines: number }): null => {
    lastLine = lines;
    count++;
    if (count <= maxRows && texts.some((text) => text.trim() !== '')) rows.push(placeCells(file, texts, lines));
    return null;
  };
  const options = { bom: true, record_delimiter: '\n', relax_column_count: true, skip_empty_lines: true };
  try {
    parse(source, { ...options, delimiter: separatorOf(source), to: maxRows + 1, on_record: take });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const column = typeof error['column'] === 'number' ? error['column'] + 1 : 1;
    errors.add({ file, line: lastLine + 1, column }, { kind: 'BROKEN_QUOTES' });
    return { rows, isReadable: false };
  }
  if (count > maxRows) errors.add({ file, line: lastLine, column: 1 }, { kind: 'TOO_MANY_ROWS' });
  return { rows, isReadable: count <= maxRows };
}

/** The first cell is a number or the word id, so the first separator that occurs is the file's. */
const separatorOf = (source: string): string => /[;,\t]/.exec(source)?.[0] ?? ',';

/** `lastLine`: where the row ends; quoted cells may hold line breaks. Empty cells behind the last column fall away. */
function placeCells(file: ImportFile, texts: string[], lastLine: number): CsvRow {
  let line = lastLine - texts.reduce((sum, text) => sum + lineBreaks(text), 0);
  const firstLine = line;
  const cells = texts.map((text) => {
    const cell = { text, line };
    line += lineBreaks(text);
    return cell;
  });
  while (cells.length > importColumns[file].length && cells.at(-1)?.text.trim() === '') cells.pop();
  return { file, line: firstLine, cells, isBroken: false };
}

const lineBreaks = (text: string): number => text.split('\n').length - 1;

const isNumber = (text: string): boolean => /^\s*\d+\s*$/.test(text);
const isNumberColumn = (name: string): boolean => /(^|_)id(_|$)/.test(name);

/** A first row without a number anywhere a number belongs. */
const isHeader = ({ file, cells }: CsvRow): boolean =>
  cells.every(({ text }, index) => !isNumberColumn(importColumns[file][index] ?? '') || !isNumber(text));

/** Headings may be called anything, but ours must stand in their own places, and none may be missing. */
function checkHeader(row: CsvRow, errors: ErrorList): void {
  const columns = importColumns[row.file].filter((name) => name !== trailingColumn);
  columns.forEach((expected, index) => {
    const found = row.cells[index]?.text.trim();
    if (found === undefined) errors.addToRow(row, index, { kind: 'MISSING_HEADER', column: expected });
    else if (found.toLowerCase() !== expected && columns.includes(found.toLowerCase()))
      errors.addToRow(row, index, { kind: 'WRONG_HEADER', found, expected });
  });
}
