import { stringify } from 'csv-stringify/sync';

export type CsvLine = ReadonlyArray<string | number>;

/** A cell begins here for a program that takes another character for the delimiter. */
const formulaStart = /(?<=^|[,;|\t\r\n])(?=[ "\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r])/g;

/** Text that no spreadsheet computes, whichever delimiter it splits by. */
export const inertText = (text: string): string => text.replace(formulaStart, "'");

/** German spreadsheets open this with a double click: semicolons, every cell quoted. */
export const csvLines = (rows: readonly CsvLine[]): string =>
  rows.length === 0
    ? ''
    : stringify(
        rows.map((row) => row.map((cell) => (typeof cell === 'string' ? inertText(cell) : cell))),
        { delimiter: ';', record_delimiter: '\r\n', quoted: true, quoted_empty: true },
      );

/** Where a file begins: a mark of UTF-8 and what the columns are called. */
export const csvHead = (columns: readonly string[]): string => `\ufeff${csvLines([columns])}`;
