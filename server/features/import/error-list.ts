import { describeProblem, type ImportError, type ImportProblem } from '#shared/import/errors.ts';
import { type ImportFile, maxErrors } from '#shared/import/files.ts';

export type CsvCell = { text: string; line: number };
export type CsvRow = {
  file: ImportFile;
  line: number;
  cells: CsvCell[];
  /** True as soon as something is wrong with it. */
  isBroken: boolean;
};

type Place = Pick<ImportError, 'file' | 'line' | 'column'>;

/** Collects what is wrong: the first 200 with their place, and how many there are. */
export type ErrorList = {
  add: (place: Place, problem: ImportProblem) => void;
  /** Marks the row as broken. `index`: of the cell, from 0. */
  addToRow: (row: CsvRow, index: number, problem: ImportProblem) => void;
  errors: ImportError[];
  total: () => number;
};

export function openErrorList(): ErrorList {
  const errors: ImportError[] = [];
  let total = 0;
  const add: ErrorList['add'] = (place, problem) => {
    total++;
    if (errors.length < maxErrors) errors.push({ ...place, kind: problem.kind, message: describeProblem(problem) });
  };
  return {
    add,
    addToRow: (row, index, problem) => {
      row.isBroken = true;
      add({ file: row.file, line: (row.cells[index] ?? row.cells.at(-1) ?? row).line, column: index + 1 }, problem);
    },
    errors,
    total: () => total,
  };
}
