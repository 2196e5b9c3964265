import { cellKey, parseCurrencyCell, parseDayCell, parseNumberCell } from '#shared/import/cell-text.ts';
import type { SkillRequirement } from '#shared/jobs/draft.ts';
import type { JobColumn, JobImportProblem } from '#shared/jobs/import.ts';
import { type Country, type Currency, parseCountry } from '#shared/places/country.ts';
import { countryNames } from '#shared/texts/places.ts';
import { isCleanText } from '#shared/validation/text.ts';
import type { ColumnIndexes, JobErrors, JobRow } from './csv-format.ts';

export type SkillIds = ReadonlyMap<string, number>;
export const skillKey = cellKey;

/** A cell that cannot be read records an error and returns undefined. */
export function readCells(row: JobRow, columnIndexes: ColumnIndexes, errors: JobErrors) {
  const raw = (column: JobColumn): string => row.cells[columnIndexes.get(column) ?? -1]?.text.trim() ?? '';
  const fail = (column: JobColumn, problem: JobImportProblem): undefined => {
    errors.addToRow(row, columnIndexes.get(column) ?? 0, problem);
  };
  return {
    fail,
    text: (column: JobColumn): string | undefined =>
      isReadable(raw(column)) ? raw(column) : fail(column, { kind: 'BROKEN_CHARACTER' }),
    number: (column: JobColumn): number | null | undefined => {
      const cell = raw(column);
      return cell === '' ? null : (parseNumberCell(cell) ?? fail(column, { kind: 'NOT_A_NUMBER', found: cell }));
    },
    currency: (column: JobColumn): Currency | null => parseCurrencyCell(raw(column)),
    country: (column: JobColumn): Country | null | undefined => {
      const cell = raw(column);
      if (cell === '') return null;
      return (
        parseCountry(cell) ?? fail(column, { kind: 'NOT_IN_LIST', found: cell, words: Object.values(countryNames) })
      );
    },
    day: (column: JobColumn): string | null | undefined => {
      const cell = raw(column);
      return cell === '' ? null : (parseDayCell(cell) ?? fail(column, { kind: 'NOT_A_DAY', found: cell }));
    },
    choice: <T extends string>(column: JobColumn, words: Readonly<Record<T, string>>): T | null | undefined => {
      const cell = raw(column);
      if (cell === '') return null;
      const choices = Object.keys(words) as T[];
      const choice = choices.find((one) => cellKey(words[one]) === cellKey(cell));
      return choice ?? fail(column, { kind: 'NOT_IN_LIST', found: cell, words: choices.map((one) => words[one]) });
    },
    skills: (column: JobColumn, ids: SkillIds): SkillRequirement[] | undefined => {
      const parsed = raw(column)
        .split('|')
        .filter((part) => part.trim() !== '')
        .map((part) => requirementIn(part, ids));
      const problem = parsed.find((one) => 'kind' in one);
      if (problem !== undefined) return fail(column, problem);
      return parsed.filter((one) => 'skillId' in one);
    },
  };
}

const isReadable = (text: string): boolean =>
  isCleanText(text) && !text.includes('\uFFFD') && !/[^\P{Cc}\s]/u.test(text);

function requirementIn(part: string, ids: SkillIds): SkillRequirement | JobImportProblem {
  const [name = '', weight = '1', ...more] = part.split(':').map((piece) => piece.trim());
  const skillId = ids.get(skillKey(name));
  if (skillId === undefined) return { kind: 'SKILL_UNKNOWN', found: name };
  const value = ([1, 2, 3] as const).find((one) => String(one) === weight);
  if (value === undefined || more.length > 0) return { kind: 'WEIGHT_UNKNOWN', found: [weight, ...more].join(':') };
  return { skillId, weight: value };
}
