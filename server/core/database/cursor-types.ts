/** Checks cursor values against the column type, because the cast in PostgreSQL fails for forged ones. */
type CursorType = 'text' | 'timestamptz' | 'bigint' | 'float8' | 'uuid';

const timestamp =
  /^(\d{4}-\d\d-\d\d) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d){0,2}$/;
const integer = /^-?\d{1,18}$/;
const number = /^-?\d{1,20}(?:\.\d{1,20})?(?:e[+-]\d{1,3})?$/;
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

function isRealDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return day >= '0001' && Number.isFinite(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

function isStorable(text: string): boolean {
  const value = Number(text);
  return Number.isFinite(value) && (value !== 0 || !text.includes('e'));
}

const checks: Readonly<Record<CursorType, (text: string) => boolean>> = {
  text: (text) => !text.includes('\0'),
  timestamptz: (text) => isRealDay(timestamp.exec(text)?.[1] ?? ''),
  bigint: (text) => integer.test(text),
  float8: (text) => number.test(text) && isStorable(text),
  uuid: (text) => uuid.test(text),
};

export const isCursorValue = (type: CursorType, text: string): boolean => checks[type](text);
