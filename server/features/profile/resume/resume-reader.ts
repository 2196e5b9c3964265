import { parsePoint } from '#shared/profile/period.ts';
import type { ResumeNote, ResumeReason } from '#shared/profile/state.ts';
import { oneLine } from '#shared/validation/text.ts';
import { plainText } from '../../../core/html/plain-text.ts';

const maxNotes = 60;
const maxPathLength = 80;

const presentWords = /^(?:present|current|currently|now|today|ongoing|heute|jetzt|aktuell|laufend|bis heute)\.?$/i;
const maxDateLength = 40;

export type Json = Readonly<Record<string, unknown>>;

type Names = string | readonly string[];
type Bounds = { path: string; max: number };

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

export class ResumeReader {
  readonly notes: ResumeNote[] = [];
  moreNotes = 0;
  note(path: string, reason: ResumeReason): void {
    if (this.notes.length >= maxNotes) this.moreNotes += 1;
    else this.notes.push({ path: oneLine(path.slice(0, maxPathLength).toWellFormed()), reason });
  }

  noteOthers(part: Json, path: string, known: readonly string[]): void {
    for (const [key, value] of Object.entries(part))
      if (!known.includes(key) && !isEmpty(value)) this.note(pathOf(path, key), 'unknown');
  }

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

  textAt(part: Json, names: Names, { path, max }: Bounds): string {
    const { key, value } = valueAt(part, names);
    return this.textOf(value, { path: pathOf(path, key), max });
  }

  textOf(value: unknown, { path, max }: Bounds): string {
    if (isEmpty(value)) return '';
    const text = Number.isSafeInteger(value) ? String(value) : value;
    if (typeof text !== 'string') {
      this.note(path, 'format');
      return '';
    }
    const cleanText = stripMarkup(text, max);
    if (cleanText.length <= max && text.length > maxSourceLength(max)) this.note(path, 'shortened');
    return this.shortened(cleanText, { path, max });
  }

  lineAt(part: Json, names: Names, bounds: Bounds): string {
    return oneLine(this.textAt(part, names, bounds));
  }

  pointAt(part: Json, names: Names, path: string): string | null {
    const { key, value } = valueAt(part, names);
    return this.pointOf(value, pathOf(path, key));
  }

  pointOf(value: unknown, path: string): string | null {
    const text = isObject(value) ? `${value['year'] ?? ''}-${String(value['month'] ?? '').padStart(2, '0')}` : value;
    const cleanText = String(text ?? '').trim();
    if (isEmpty(value) || presentWords.test(cleanText)) return '';
    const point = cleanText.length <= maxDateLength ? parsePoint(cleanText.replace(/-00$/, '')) : null;
    if (point === null) this.note(path, 'format');
    return point;
  }

  shortened(text: string, { path, max }: Bounds): string {
    if (text.length <= max) return text;
    this.note(path, 'shortened');
    const start = text
      .slice(0, max - 1)
      .toWellFormed()
      .replace(/\ufffd$/, '');
    return `${start.trimEnd()}…`;
  }
}

/** Reads own properties only: a file may name a field '__proto__'. */
function valueAt(part: Json, names: Names): { key: string; value: unknown } {
  const all = typeof names === 'string' ? [names] : names;
  const key = all.find((name) => Object.hasOwn(part, name) && !isEmpty(part[name])) ?? all[0] ?? '';
  return { key, value: Object.hasOwn(part, key) ? part[key] : undefined };
}

const pathOf = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

const blockEdges = /<(?=\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|td|th|blockquote)\b)/gi;
/** Limits the time to strip markup: ten characters of markup per character of text. */
const maxSourceLength = (max: number): number => 10 * max;

function stripMarkup(source: string, max: number): string {
  const start = source.slice(0, maxSourceLength(max)).replaceAll('\u0000', '').toWellFormed();
  const lines = start.replace(blockEdges, '\n<').split('\n');
  return lines
    .map((line) => plainText(line) ?? '')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
