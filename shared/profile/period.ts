/** Points in time as a curriculum knows them: '' (none), a year ('2019') or a month ('2019-04'). */

const point = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/;

export const isPoint = (value: string): boolean => value === '' || point.test(value);

export const isYear = (value: string): boolean => value.length <= 4 && isPoint(value);

/** null if it is no year. */
export const readYear = (typed: string): string | null => (isYear(typed.trim()) ? typed.trim() : null);

const monthNames = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];

/** What somebody typed: '2019', '4.2019', '04/2019', '2019-04', 'April 2019'. null if it is no point in time. */
export function readPoint(typed: string): string | null {
  const words = typed.trim().toLowerCase();
  if (isPoint(words)) return words;
  const [, month = '', year = ''] = /^(\d{1,2}|\p{L}{3,9})\.?[\s./-]{0,3}(\d{4})$/u.exec(words) ?? [];
  const number = /^\d/.test(month) ? Number(month) : monthNames.indexOf(monthStem(month)) + 1;
  const read = `${year}-${String(number).padStart(2, '0')}`;
  return point.test(read) ? read : null;
}

const monthStem = (word: string): string => word.replace(/^mae/, 'mä').slice(0, 3);

/** As people here write it: '04.2019'. What is no point in time stays as it is. */
export const writePoint = (value: string): string => (point.test(value) ? value.split('-').reverse().join('.') : value);

/** Whether a period ends before it begins, as far as both are known: a year may hold every month of it. */
export function isReversed(from: string, to: string): boolean {
  const known = Math.min(from.length, to.length);
  return to.slice(0, known) < from.slice(0, known);
}
