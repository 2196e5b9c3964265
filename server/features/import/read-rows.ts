import type { CatalogueGroup, CatalogueSkill, CatalogueStatement } from '#shared/import/catalogue.ts';
import { parseWholeNumberCell } from '#shared/import/cell-text.ts';
import { type ImportProblem, importColumns, maxLengths, maxRawLength } from '#shared/import/files.ts';
import { isCleanText } from '#shared/validation/text.ts';
import { plainText } from '../../core/html/plain-text.ts';
import type { ImportErrors, ImportRow } from './spreadsheet.ts';

const maxId = 2_147_483_647;
const groupSize = 4;
const relatedColumn = 3;

/** `value`: null if the row cannot be read; later checks may reject other rows. */
export type TypedRow<T> = { row: ImportRow; id: number | null; value: T | null };

export function numberAt(row: ImportRow, index: number): number | null {
  const value = parseWholeNumberCell(row.cells[index]?.text ?? '') ?? 0;
  return value >= 1 && value <= maxId ? value : null;
}

function cellReader(row: ImportRow, errors: ImportErrors) {
  const raw = (index: number) => row.cells[index]?.text.trim() ?? '';
  const fail = (index: number, problem: ImportProblem): null => {
    errors.addToRow(row, index, problem);
    return null;
  };
  const number = (index: number): number | null =>
    numberAt(row, index) ?? fail(index, { kind: 'NOT_A_NUMBER', found: raw(index) });
  return {
    number,
    isEmpty: (index: number): boolean => raw(index) === '',
    numberOrNone: (index: number): number | null => (raw(index) === '' ? null : number(index)),
    text: (index: number, max: number): string | null => {
      const source = raw(index);
      if (!isReadable(source)) return fail(index, { kind: 'BROKEN_CHARACTER' });
      if (source.length > maxRawLength) return fail(index, { kind: 'TEXT_TOO_LONG', length: source.length, max });
      const text = plainText(source);
      if (text === null || !isReadable(text)) return fail(index, { kind: 'BROKEN_CHARACTER' });
      if (text === '') return fail(index, { kind: 'EMPTY_TEXT', column: importColumns[row.file][index] ?? '' });
      return text.length > max ? fail(index, { kind: 'TEXT_TOO_LONG', length: text.length, max }) : text;
    },
  };
}

const isReadable = (text: string): boolean =>
  isCleanText(text) && !text.includes('\uFFFD') && !/[^\P{Cc}\s]/u.test(text);

function hasColumns(row: ImportRow, expected: number, errors: ImportErrors): boolean {
  const found = row.cells.length;
  if (found === expected) return true;
  errors.addToRow(row, Math.min(found, expected), { kind: 'COLUMN_COUNT', found, expected });
  return false;
}

export function readSkill(row: ImportRow, position: number, errors: ImportErrors): TypedRow<CatalogueSkill> {
  const cells = cellReader(row, errors);
  const id = cells.number(0);
  const { length } = importColumns.softskills;
  // Spreadsheets omit empty cells at the end of a row.
  if (row.cells.length < relatedColumn && !hasColumns(row, length, errors)) return { row, id, value: null };
  if (row.cells.length > length && !hasColumns(row, length, errors)) return { row, id, value: null };
  const name = cells.text(1, maxLengths.name);
  const description = cells.text(2, maxLengths.description);
  const [relatedId1, relatedId2] = [cells.numberOrNone(3), cells.numberOrNone(4)];
  if (id === null || name === null || description === null) return { row, id, value: null };
  return { row, id, value: { id, name, description, relatedId1, relatedId2, position } };
}

export function readStatement(row: ImportRow, _position: number, errors: ImportErrors): TypedRow<CatalogueStatement> {
  const cells = cellReader(row, errors);
  const id = cells.number(0);
  if (!hasColumns(row, importColumns.statements.length, errors)) return { row, id, value: null };
  const text = cells.text(cells.isEmpty(1) && !cells.isEmpty(2) ? 2 : 1, maxLengths.statement);
  const softskillId = cells.number(3);
  if (id === null || text === null || softskillId === null) return { row, id, value: null };
  return { row, id, value: { id, text, softskillId } };
}

export function readGroup(row: ImportRow, position: number, errors: ImportErrors): TypedRow<CatalogueGroup> {
  const cells = cellReader(row, errors);
  const id = cells.number(0);
  const slug = cells.text(1, maxLengths.slug);
  const label = cells.text(2, maxLengths.label);
  const members = row.cells.slice(3).map(({ text }) => text.trim());
  const found = members.filter((text) => text !== '').length;
  if (found !== groupSize) {
    const firstWrong = found > groupSize ? groupSize : members.indexOf('');
    errors.addToRow(row, 3 + (firstWrong === -1 ? found : firstWrong), { kind: 'GROUP_SIZE', found });
    return { row, id, value: null };
  }
  const [statement1Id, statement2Id, statement3Id, statement4Id] = [3, 4, 5, 6].map(cells.number);
  if (id === null || slug === null || label === null || !statement1Id || !statement2Id) return { row, id, value: null };
  if (!statement3Id || !statement4Id) return { row, id, value: null };
  const statements = { statement1Id, statement2Id, statement3Id, statement4Id };
  return { row, id, value: { id, slug, label, position, ...statements } };
}
