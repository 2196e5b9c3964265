import { stringify } from 'csv-stringify/sync';

export type CsvLine = ReadonlyArray<string | number>;

const delimiters = new Set([',', ';', '|', '\t', '\r', '\n']);
const formulaStarts = new Set(['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20']);
const skippedBeforeFormula = new Set([' ', '\u00a0', '"']);

/** Prevents CSV injection with any delimiter: prefixes each formula at the start of a cell with an apostrophe. */
function escapeFormulas(text: string): string {
  const starts: number[] = text.startsWith('\t') || text.startsWith('\r') ? [0] : [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (delimiters.has(sign)) start = at + 1;
    else if (start !== -1 && formulaStarts.has(sign)) starts.push(start);
    if (!delimiters.has(sign) && !skippedBeforeFormula.has(sign)) start = -1;
  }
  return [0, ...starts].map((from, index) => text.slice(from, starts[index] ?? text.length)).join("'");
}

/** Semicolons and quoted cells: German spreadsheets open such a file with a double click. */
export const csvLines = (rows: readonly CsvLine[]): string =>
  rows.length === 0
    ? ''
    : stringify(
        rows.map((row) => row.map((cell) => (typeof cell === 'string' ? escapeFormulas(cell) : cell))),
        { delimiter: ';', record_delimiter: '\r\n', quoted: true, quoted_empty: true },
      );

export const csvHeader = (columns: readonly string[]): string => `\ufeff${csvLines([columns])}`;
