import { cellKey } from '#shared/import/cell-text.ts';
import {
  type JobColumn,
  type JobImportProblem,
  jobColumns,
  jobImportLimits,
  optionalJobColumns,
} from '#shared/jobs/import.ts';
import type { CsvRow, ErrorList } from '../../../core/csv/error-list.ts';
import type { CsvFormat } from '../../../core/csv/read-csv.ts';

export type JobRow = CsvRow<'jobs'>;
export type JobErrors = ErrorList<'jobs', JobImportProblem>;
export type ColumnIndexes = Map<JobColumn, number>;

export const jobCsvFormat = (columnIndexes: ColumnIndexes, errors: JobErrors): CsvFormat<'jobs'> => ({
  file: 'jobs',
  maxBytes: jobImportLimits.bytes,
  maxRows: jobImportLimits.rows,
  columns: jobColumns.length,
  acceptHeader: (first) => {
    first.cells.forEach(({ text }, index) => {
      const column = jobColumns.find((name) => cellKey(name) === cellKey(text));
      if (column === undefined) errors.addToRow(first, index, { kind: 'UNKNOWN_COLUMN', found: text.trim() });
      else if (columnIndexes.has(column)) errors.addToRow(first, index, { kind: 'DOUBLED_COLUMN', found: column });
      else columnIndexes.set(column, index);
    });
    for (const column of jobColumns)
      if (!columnIndexes.has(column) && !optionalJobColumns.includes(column))
        errors.addToRow(first, first.cells.length, { kind: 'MISSING_HEADER', column });
    return true;
  },
});
