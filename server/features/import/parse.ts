import { type Catalogue, unusedStatements } from '#shared/import/catalogue.ts';
import type { ParsedRow } from '#shared/import/compare.ts';
import { type ImportError, type ImportFile, maxFileBytes } from '#shared/import/files.ts';
import type { ParsedRows } from '#shared/import/plan.ts';
import type { UploadedCsv } from '#shared/import/schema.ts';
import { describeCatalogueProblem } from '#shared/texts/csv.ts';
import { openErrorList } from '../../core/csv/error-list.ts';
import { readCsv } from '../../core/csv/read-csv.ts';
import { openYielder } from '../../core/runtime/yielding.ts';
import { numberAt, readGroup, readSkill, readStatement, type TypedRow } from './read-rows.ts';
import { type ImportErrors, type ImportRow, spreadsheetOf } from './spreadsheet.ts';

export type CatalogueReading = {
  rows: ParsedRows;
  catalogue: Catalogue | null;
  errors: ImportError[];
  errorTotal: number;
};

type ParsedCatalogue = { ok: true; catalogue: Catalogue } | { ok: false; errors: ImportError[]; errorTotal: number };

export async function parseCatalogue(csv: UploadedCsv): Promise<ParsedCatalogue> {
  const { catalogue, errors, errorTotal } = await readCatalogue(csv);
  return catalogue === null ? { ok: false, errors, errorTotal } : { ok: true, catalogue };
}

export async function readCatalogue(csv: UploadedCsv): Promise<CatalogueReading> {
  const errors: ImportErrors = openErrorList(describeCatalogueProblem);
  const skills = await readSpreadsheet({ file: 'softskills', source: csv.softskillsCsv, readRow: readSkill }, errors);
  const statements = await readSpreadsheet(
    { file: 'statements', source: csv.statementsCsv, readRow: readStatement },
    errors,
  );
  const groups = await readSpreadsheet(
    { file: 'questionGroups', source: csv.questionGroupsCsv, readRow: readGroup },
    errors,
  );
  checkSkillReferences(skills, statements, errors);
  checkGroupMembers(groups, statements, errors);
  const rows: ParsedRows = {
    skills: skills.rows.map(withoutBroken),
    statements: statements.rows.map(withoutBroken),
    groups: groups.rows.map(withoutBroken),
  };
  const catalogue = errors.total() === 0 ? completeCatalogue(rows, errors) : null;
  return { rows, catalogue, errors: errors.errors, errorTotal: errors.total() };
}

type ReadSpreadsheet<T> = {
  rows: TypedRow<T>[];
  /** Includes rows with errors. */
  lineOf: Map<number, number>;
  /** False if the end of the file is unread, so a missing id may exist. */
  isComplete: boolean;
};

type SpreadsheetSource<T> = {
  file: ImportFile;
  source: string | null;
  readRow: (row: ImportRow, position: number, errors: ImportErrors) => TypedRow<T>;
};

async function readSpreadsheet<T>(
  { file, source, readRow }: SpreadsheetSource<T>,
  errors: ImportErrors,
): Promise<ReadSpreadsheet<T>> {
  const table =
    source === null ? rejectTooLarge(file, errors) : await readCsv(spreadsheetOf(file, errors), source, errors);
  const lineOf = new Map<number, number>();
  const rows: TypedRow<T>[] = [];
  const yieldIfDue = openYielder();
  for (const [position, row] of table.rows.entries()) {
    const typedRow = readRow(row, position, errors);
    rows.push(typedRow);
    await yieldIfDue();
    if (typedRow.id === null) continue;
    const firstLine = lineOf.get(typedRow.id);
    if (firstLine === undefined) lineOf.set(typedRow.id, row.line);
    else errors.addToRow(row, 0, { kind: 'DUPLICATE_ID', id: typedRow.id, firstLine });
  }
  return { rows, lineOf, isComplete: table.isComplete };
}

function rejectTooLarge(file: ImportFile, errors: ImportErrors): { rows: ImportRow[]; isComplete: false } {
  errors.add({ file, line: 1, column: 1 }, { kind: 'FILE_TOO_LARGE', maxBytes: maxFileBytes });
  return { rows: [], isComplete: false };
}

function checkSkillReferences(
  skills: ReadSpreadsheet<unknown>,
  statements: ReadSpreadsheet<unknown>,
  errors: ImportErrors,
): void {
  if (!skills.isComplete) return;
  const check = (row: ImportRow, index: number) => {
    const id = numberAt(row, index);
    if (id !== null && !skills.lineOf.has(id)) errors.addToRow(row, index, { kind: 'UNKNOWN_SKILL', id });
  };
  for (const { row } of skills.rows) for (const index of [3, 4]) check(row, index);
  for (const { row } of statements.rows) check(row, 3);
}

function checkGroupMembers(
  groups: ReadSpreadsheet<unknown>,
  statements: ReadSpreadsheet<unknown>,
  errors: ImportErrors,
): void {
  const firstUse = new Map<number, number>();
  for (const { row } of groups.rows) {
    for (const index of [3, 4, 5, 6]) {
      const id = numberAt(row, index);
      if (id === null) continue;
      if (statements.isComplete && !statements.lineOf.has(id))
        errors.addToRow(row, index, { kind: 'UNKNOWN_STATEMENT', id });
      const firstLine = firstUse.get(id);
      if (firstLine === undefined) firstUse.set(id, row.line);
      else errors.addToRow(row, index, { kind: 'STATEMENT_USED_TWICE', id, firstLine });
    }
  }
}

const withoutBroken = <T>({ row, id, value }: TypedRow<T>): ParsedRow<T> => ({
  line: row.line,
  id,
  value: row.isBroken ? null : value,
});

const valuesOf = <T>(rows: readonly ParsedRow<T>[]): T[] =>
  rows.flatMap(({ value }) => (value === null ? [] : [value]));

function completeCatalogue(rows: ParsedRows, errors: ImportErrors): Catalogue | null {
  const parts = { skills: valuesOf(rows.skills), statements: valuesOf(rows.statements), groups: valuesOf(rows.groups) };
  const unused = unusedStatements(parts);
  const additional = rows.skills.flatMap((row) => {
    const ids = unused.get(row.id ?? 0) ?? [];
    const [statement1Id, statement2Id] = ids;
    if (row.value !== null && ids.length === 2 && statement1Id !== undefined && statement2Id !== undefined)
      return [{ softskillId: row.value.id, statement1Id, statement2Id }];
    const problem = { kind: 'ADDITIONAL_COUNT', name: row.value?.name ?? '', found: ids.length } as const;
    errors.add({ file: 'softskills', line: row.line, column: 1 }, problem);
    row.value = null;
    return [];
  });
  return errors.total() === 0 ? { ...parts, additional } : null;
}
