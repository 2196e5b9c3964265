import { parseWholeNumberCell } from '#shared/import/cell-text.ts';
import {
  type ImportFile,
  type ImportProblem,
  importColumns,
  maxFileBytes,
  maxRows,
  trailingColumn,
} from '#shared/import/files.ts';
import type { CsvRow, ErrorList } from '../../core/csv/error-list.ts';
import type { CsvFormat } from '../../core/csv/read-csv.ts';

export type ImportRow = CsvRow<ImportFile>;
export type ImportErrors = ErrorList<ImportFile, ImportProblem>;

export const spreadsheetOf = (file: ImportFile, errors: ImportErrors): CsvFormat<ImportFile> => ({
  file,
  maxBytes: maxFileBytes,
  maxRows,
  columns: importColumns[file].length,
  acceptHeader: (first) => {
    if (!isHeader(first)) return false;
    checkHeader(first, errors);
    return true;
  },
});

const isNumber = (text: string): boolean => parseWholeNumberCell(text) !== null;
const isNumberColumn = (name: string): boolean => /(^|_)id(_|$)/.test(name);

const isHeader = ({ file, cells }: ImportRow): boolean =>
  cells.every(({ text }, index) => !isNumberColumn(importColumns[file][index] ?? '') || !isNumber(text));

/** Columns may have any name, but known names must be in their own position, and no column may be missing. */
function checkHeader(row: ImportRow, errors: ImportErrors): void {
  const columns = importColumns[row.file].filter((name) => name !== trailingColumn);
  columns.forEach((expected, index) => {
    const found = row.cells[index]?.text.trim();
    if (found === undefined) errors.addToRow(row, index, { kind: 'MISSING_HEADER', column: expected });
    else if (found.toLowerCase() !== expected && columns.includes(found.toLowerCase()))
      errors.addToRow(row, index, { kind: 'WRONG_HEADER', found, expected });
  });
}
