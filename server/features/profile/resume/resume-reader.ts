import { isPoint } from '#shared/profile/period.ts';
import type { ResumeNote, ResumeReason } from '#shared/profile/state.ts';
import { oneLine } from '#shared/validation/text.ts';
import { longestSource, plainWords } from './plain-words.ts';

/** As many are named as somebody may want to read. */
const mostNotes = 60;
const longestPath = 80;

/** What many programs write for no end, though the format leaves it out. */
const untilNow = /^(?:present|current|now|today|heute|jetzt)$/i;

export type Json = Readonly<Record<string, unknown>>;

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
  /** Paths of what is not as the format writes it. */
  readonly #faults: ReadonlySet<string>;

  constructor(faults: ReadonlySet<string>) {
    this.#faults = faults;
  }

  note(path: string, reason: ResumeReason): void {
    if (this.notes.length >= mostNotes) this.moreNotes += 1;
    else this.notes.push({ path: oneLine(path.slice(0, longestPath).toWellFormed()), reason });
  }

  /** Names what the profile has no place for. */
  noteOthers(part: Json, path: string, known: readonly string[]): void {
    for (const [key, value] of Object.entries(part))
      if (!known.includes(key) && !isEmpty(value)) this.note(pathOf(path, key), 'unknown');
  }

  /** An object of the file; nothing where it has none. */
  objectAt(part: Json, key: string, path: string): Json {
    const value = this.#valueAt(part, key);
    if (isObject(value)) return value;
    if (!isEmpty(value)) this.note(pathOf(path, key), 'format');
    return {};
  }

  listAt(part: Json, key: string, path: string): readonly unknown[] {
    const value = this.#valueAt(part, key);
    if (Array.isArray(value)) return value;
    if (!isEmpty(value)) this.note(pathOf(path, key), 'format');
    return [];
  }

  /** Text in lines. '' where the file has none. */
  textAt(part: Json, key: string, { path, max }: Bounds): string {
    return this.textOf(this.#valueAt(part, key), { path: pathOf(path, key), max });
  }

  /** The same of a value that stands at this path. */
  textOf(value: unknown, { path, max }: Bounds): string {
    if (isEmpty(value)) return '';
    if (typeof value !== 'string' || this.#faults.has(path)) {
      this.note(path, 'format');
      return '';
    }
    const words = plainWords(value, max);
    if (words.length <= max && value.length > longestSource(max)) this.note(path, 'shortened');
    return this.shortened(words, { path, max });
  }

  lineAt(part: Json, key: string, bounds: Bounds): string {
    return oneLine(this.textAt(part, key, bounds));
  }

  /** A day is taken as its month. '' where the file has none, null where nobody can say what it means. */
  pointAt(part: Json, key: string, path: string): string | null {
    const value = this.#valueAt(part, key);
    if (isEmpty(value) || (typeof value === 'string' && untilNow.test(value))) return '';
    const point = typeof value === 'string' ? value.slice(0, 7) : '';
    if (point !== '' && isPoint(point) && !this.#faults.has(pathOf(path, key))) return point;
    this.note(pathOf(path, key), 'format');
    return null;
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

  /** Only what the object itself holds: a file may call its fields as it likes. */
  #valueAt(part: Json, key: string): unknown {
    return Object.hasOwn(part, key) ? part[key] : undefined;
  }
}

export const pathOf = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
