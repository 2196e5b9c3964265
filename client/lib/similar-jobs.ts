import type { FieldOfWork } from '#shared/jobs/field-of-work.ts';
import { paths } from './paths.ts';

const minLetters = 4;
const addition = /\([^()]{0,40}\)/g;
/** Words of many titles, which say nothing about the work. */
const general = /^(mitarbeit|leit(er|ung)|teamleit|fachkraft|kauf(mann|frau)|ausbildung|assisten|helfer|m\/w\/d)/i;

/** The word of a job title that finds similar jobs: the longest one that names the work; '' without one. */
export function searchWord(title: string): string {
  const words = title
    .replaceAll(addition, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= minLetters && !general.test(word));
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

type Work = { title: string; field: FieldOfWork | null };

/** The jobs of this field of work, otherwise those with this work; the matching jobs if the title names none. */
export function similarJobsPath({ title, field }: Work): string {
  if (field !== null) return `${paths.jobs}?field=${field}`;
  const word = searchWord(title);
  return word === '' ? paths.discover : `${paths.jobs}?q=${encodeURIComponent(word)}`;
}
