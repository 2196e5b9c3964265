import { readPoint } from '#shared/profile/period.ts';
import type { ResumeNote, ResumeReason } from '#shared/profile/state.ts';
import { oneLine } from '#shared/validation/text.ts';
import { plainText } from '../../../core/html/plain-text.ts';

/** As many are named as somebody may want to read. */
const mostNotes = 60;
const longestPath = 80;

/** Many programs write this for no end, though the format leaves it out. */
const untilNow = /^(?:present|current|currently|now|today|ongoing|heute|jetzt|aktuell|laufend|bis heute)\.?$/i;
const longestDate = 40;

export type Json = Readonly<Record<string, unknown>>;

/** How schema versions and programs call one thing. */
type Names = string | readonly string[];
type Bounds = { path: string; max: number };

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Reads the parts of a file and keeps note of everything that it cannot take. */
export class ResumeReader {
  readonly notes: ResumeNote[] = [];
  moreNotes = 0;
  note(path: string, reason: ResumeReason): void {
    if (this.notes.length >= mostNotes) this.moreNotes += 1;
    else this.notes.push({ path: oneLine(path.slice(0, longestPath).toWellFormed()), reason });
  }

  /** Names what the profile has no place for. */
  noteOthers(part: Json, path: string, known: readonly string[]): void {
    for (const [key, value] of Object.entries(part))
      if (!known.includes(key) && !isEmpty(value)) this.note(pathOf(path, key), 'unknown');
  }

  /** An object of the file; nothing where it has none. `names`: of schema versions and programs, the first one with a value counts. */
  objectAt(part: Json, names: Names, path: string): Json {
    const { key, value } = valueAt(part, names);
    if (isObject(value)) return value;
    if (!isEmpty(value)) this.note(pathOf(path, key), 'format');
    return {};
  }

  listAt(part: Json, names: Names, path: string): readonly unknown[] {
    const { key, value } = valueAt(part, names);
    if (Array.isArray(value)) return value;
    if (typeof value === 'string' && value !== '') return [value];
    if (!isEmpty(value)) this.note(pathOf(path, key), 'format');
    return [];
  }

  /** Text in lines. '' where the file has none. */
  textAt(part: Json, names: Names, { path, max }: Bounds): string {
    const { key, value } = valueAt(part, names);
    return this.textOf(value, { path: pathOf(path, key), max });
  }

  /** The same of a value that stands at this path. */
  textOf(value: unknown, { path, max }: Bounds): string {
    if (isEmpty(value)) return '';
    const text = Number.isSafeInteger(value) ? String(value) : value;
    if (typeof text !== 'string') {
      this.note(path, 'format');
      return '';
    }
    const words = plainWords(text, max);
    if (words.length <= max && text.length > longestSource(max)) this.note(path, 'shortened');
    return this.shortened(words, { path, max });
  }

  lineAt(part: Json, names: Names, bounds: Bounds): string {
    return oneLine(this.textAt(part, names, bounds));
  }

  /** A day is taken as its month. '' where the file has none, null where it cannot be read. */
  pointAt(part: Json, names: Names, path: string): string | null {
    const { key, value } = valueAt(part, names);
    return this.pointOf(value, pathOf(path, key));
  }

  /** The same of a value that stands at this path: a text, a year as a number, or year and month by their names. */
  pointOf(value: unknown, path: string): string | null {
    const text = isObject(value) ? `${value['year'] ?? ''}-${String(value['month'] ?? '').padStart(2, '0')}` : value;
    const words = String(text ?? '').trim();
    if (isEmpty(value) || untilNow.test(words)) return '';
    const point = words.length <= longestDate ? readPoint(words.replace(/-00$/, '')) : null;
    if (point === null) this.note(path, 'format');
    return point;
  }

  shortened(text: string, { path, max }: Bounds): string {
    if (text.length <= max) return text;
    this.note(path, 'shortened');
    // Without half of a character at the end.
    const start = text
      .slice(0, max - 1)
      .toWellFormed()
      .replace(/\ufffd$/, '');
    return `${start.trimEnd()}…`;
  }
}

/** Reads only own properties: a file may call its fields anything, also '__proto__'. */
function valueAt(part: Json, names: Names): { key: string; value: unknown } {
  const all = typeof names === 'string' ? [names] : names;
  const key = all.find((name) => Object.hasOwn(part, name) && !isEmpty(part[name])) ?? all[0] ?? '';
  return { key, value: Object.hasOwn(part, key) ? part[key] : undefined };
}

const pathOf = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

const blockEdges = /<(?=\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|td|th|blockquote)\b)/gi;
/** Bounds the time to strip markup. Allows ten characters of markup per character of text. */
const longestSource = (max: number): number => 10 * max;

/** The plain text of a value that may be HTML. `max`: characters of the result. */
function plainWords(source: string, max: number): string {
  const start = source.slice(0, longestSource(max)).replaceAll('\u0000', '').toWellFormed();
  const lines = start.replace(blockEdges, '\n<').split('\n');
  return lines
    .map((line) => plainText(line) ?? '')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
