import { stringify } from 'csv-stringify/sync';

export type CsvLine = ReadonlyArray<string | number>;

/** What German spreadsheets open with a double click: semicolons, and no cell that they would compute. */
export const csvLines = (rows: readonly CsvLine[]): string =>
  rows.length === 0
    ? ''
    : stringify(
        rows.map((row) => [...row]),
        { delimiter: ';', record_delimiter: '\r\n', escape_formulas: true },
      );

/** Where a file begins: a mark of UTF-8 and what the columns are called. */
export const csvHead = (columns: readonly string[]): string => `\ufeff${csvLines([columns])}`;
