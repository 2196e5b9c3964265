/** '' (none), a year ('2019') or a month ('2019-04'). */

const point = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/;

export const isPoint = (value: string): boolean => value === '' || point.test(value);

export const isYear = (value: string): boolean => value.length <= 4 && isPoint(value);

export const parseYear = (typed: string): string | null => (isYear(typed.trim()) ? typed.trim() : null);

const monthNames = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];
const otherStems: Record<string, string> = { mae: 'mär', mar: 'mär', mrz: 'mär', may: 'mai', oct: 'okt', dec: 'dez' };

/** Reads months such as '04/2019' and 'Apr. 2019', and days as their month. Null for other text. */
export function parsePoint(typed: string): string | null {
  const words = typed.normalize('NFC').trim().toLowerCase();
  if (isPoint(words)) return words;
  const [, first, second] = /^(\d{4})[-/.](\d{1,2})(?:[-/.]\d{1,2})?(?:[t ]\S{0,30})?$/.exec(words) ?? [];
  if (first !== undefined) return monthOf(first, Number(second));
  const dayMatch = /^\d{1,2}\. ?(\d{1,2}|\p{L}{3,9})\.? ?(\d{4})$/u.exec(words);
  const [, month = '', year = ''] = dayMatch ?? /^(\d{1,2}|\p{L}{3,9})\.?[\s./-]{0,3}(\d{4})$/u.exec(words) ?? [];
  return monthOf(year, /^\d/.test(month) ? Number(month) : monthNames.indexOf(monthStem(month)) + 1);
}

function monthOf(year: string, month: number): string | null {
  const value = `${year}-${String(month).padStart(2, '0')}`;
  return point.test(value) ? value : null;
}

function monthStem(word: string): string {
  const stem = word.slice(0, 3);
  return otherStems[stem] ?? stem;
}

export const formatPoint = (value: string): string =>
  point.test(value) ? value.split('-').reverse().join('.') : value;

export function isReversed(from: string, to: string): boolean {
  const precision = Math.min(from.length, to.length);
  return to.slice(0, precision) < from.slice(0, precision);
}
