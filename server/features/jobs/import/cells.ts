import type { SkillRequirement } from '#shared/jobs/draft.ts';
import type { JobColumn } from '#shared/jobs/import.ts';
import type { JobImportProblem } from '#shared/jobs/import-problems.ts';
import { composed, isCleanText } from '#shared/validation/text.ts';
import type { ColumnPlaces, JobErrors, JobRow } from './sheet.ts';

/** Ids of the soft skills by `skillKey` of their names. */
export type SkillIds = ReadonlyMap<string, number>;
export const skillKey = (name: string): string => composed(name).trim().toLowerCase();

/** Reads the cells of one row by their column; each says what is wrong with it and then stands for `undefined`. */
export function cellsOf(row: JobRow, places: ColumnPlaces, errors: JobErrors) {
  const raw = (column: JobColumn): string => row.cells[places.get(column) ?? -1]?.text.trim() ?? '';
  const fail = (column: JobColumn, problem: JobImportProblem): undefined => {
    errors.addToRow(row, places.get(column) ?? 0, problem);
  };
  return {
    fail,
    text: (column: JobColumn): string | undefined =>
      isReadable(raw(column)) ? raw(column) : fail(column, { kind: 'BROKEN_CHARACTER' }),
    number: (column: JobColumn): number | null | undefined => {
      const found = raw(column);
      return found === '' ? null : (numberIn(found) ?? fail(column, { kind: 'NOT_A_NUMBER', found }));
    },
    day: (column: JobColumn): string | null | undefined => {
      const found = raw(column);
      return found === '' ? null : (dayIn(found) ?? fail(column, { kind: 'NOT_A_DAY', found }));
    },
    /** `words`: how the file calls each choice. Null for an empty cell. */
    choice: <T extends string>(column: JobColumn, words: Readonly<Record<T, string>>): T | null | undefined => {
      const found = raw(column);
      if (found === '') return null;
      const choices = Object.keys(words) as T[];
      const choice = choices.find((one) => words[one].toLowerCase() === found.toLowerCase());
      return choice ?? fail(column, { kind: 'NOT_IN_LIST', found, words: choices.map((one) => words[one]) });
    },
    skills: (column: JobColumn, ids: SkillIds): SkillRequirement[] | undefined => {
      const read = raw(column)
        .split('|')
        .filter((part) => part.trim() !== '')
        .map((part) => requirementIn(part, ids));
      const problem = read.find((one) => 'kind' in one);
      if (problem !== undefined) return fail(column, problem);
      return read.filter((one) => 'skillId' in one);
    },
  };
}

/** U+FFFD stands where bytes were not what they were read as. */
const isReadable = (text: string): boolean =>
  isCleanText(text) && !text.includes('\uFFFD') && !/[^\P{Cc}\s]/u.test(text);

/** '3.390,50' and '3390.5', with a euro sign or without; a dot before three digits separates thousands. */
function numberIn(text: string): number | null {
  const plain = text.replace(/ ?(?:€|EUR)$/i, '');
  if (plain.length > 20) return null;
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** '24.12.2026' and '2026-12-24'. */
function dayIn(text: string): string | null {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const day = german === null ? text : [german[3], german[2]?.padStart(2, '0'), german[1]?.padStart(2, '0')].join('-');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const date = new Date(`${day}T00:00:00.000Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? null : day;
}

/** 'Empathie:3'; without a weight it is 'wichtig'. */
function requirementIn(part: string, ids: SkillIds): SkillRequirement | JobImportProblem {
  const [name = '', weight = '1', ...more] = part.split(':').map((piece) => piece.trim());
  const skillId = ids.get(skillKey(name));
  if (skillId === undefined) return { kind: 'SKILL_UNKNOWN', found: name };
  const value = ([1, 2, 3] as const).find((one) => String(one) === weight);
  if (value === undefined || more.length > 0) return { kind: 'WEIGHT_UNKNOWN', found: [weight, ...more].join(':') };
  return { skillId, weight: value };
}
