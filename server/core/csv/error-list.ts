import { type CsvError, maxErrors } from '#shared/import/csv-problems.ts';

type CsvCell = { text: string; line: number };
export type CsvRow<File extends string> = {
  file: File;
  line: number;
  cells: CsvCell[];
  isBroken: boolean;
};

export type ErrorList<File extends string, Problem extends { kind: string }> = {
  add: (place: { file: File; line: number; column: number }, problem: Problem) => void;
  addToRow: (row: CsvRow<File>, index: number, problem: Problem) => void;
  errors: CsvError<File, Problem['kind']>[];
  total: () => number;
};

export function openErrorList<File extends string, Problem extends { kind: string }>(
  describe: (problem: Problem) => string,
): ErrorList<File, Problem> {
  const errors: CsvError<File, Problem['kind']>[] = [];
  let total = 0;
  const add: ErrorList<File, Problem>['add'] = (place, problem) => {
    total++;
    if (errors.length < maxErrors) errors.push({ ...place, kind: problem.kind, message: describe(problem) });
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
