import { wholeNumberInCell } from '#shared/import/cell-text.ts';
import {
  type ImportFile,
  type ImportProblem,
  importColumns,
  maxFileBytes,
  maxRows,
  trailingColumn,
} from '#shared/import/files.ts';
import type { CsvRow, ErrorList } from '../../core/csv/error-list.ts';
import type { Sheet } from '../../core/csv/read-csv.ts';

export type ImportRow = CsvRow<ImportFile>;
export type ImportErrors = ErrorList<ImportFile, ImportProblem>;

/** A file of the export; its heading may be missing. */
export const sheetOf = (file: ImportFile, errors: ImportErrors): Sheet<ImportFile> => ({
  file,
  maxBytes: maxFileBytes,
  maxRows,
  columns: importColumns[file].length,
  takeHeader: (first) => {
    if (!isHeader(first)) return false;
    checkHeader(first, errors);
    return true;
  },
});

const isNumber = (text: string): boolean => wholeNumberInCell(text) !== null;
const isNumberColumn = (name: string): boolean => /(^|_)id(_|$)/.test(name);

/** A first row without a number anywhere a number belongs. */
const isHeader = ({ file, cells }: ImportRow): boolean =>
  cells.every(({ text }, index) => !isNumberColumn(importColumns[file][index] ?? '') || !isNumber(text));

/** Headings may be called anything, but ours must stand in their own places, and none may be missing. */
function checkHeader(row: ImportRow, errors: ImportErrors): void {
  const columns = importColumns[row.file].filter((name) => name !== trailingColumn);
  columns.forEach((expected, index) => {
    const found = row.cells[index]?.text.trim();
    if (found === undefined) errors.addToRow(row, index, { kind: 'MISSING_HEADER', column: expected });
    else if (found.toLowerCase() !== expected && columns.includes(found.toLowerCase()))
      errors.addToRow(row, index, { kind: 'WRONG_HEADER', found, expected });
  });
}
