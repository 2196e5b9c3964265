/** Reads JSON Resume 1.0.0 as far as a profile has a place for it, and says of everything else why it stays out. */
import { randomUUID } from 'node:crypto';
import { validate } from '@jsonresume/schema';
import { isReversed } from '#shared/profile/period.ts';
import { type Education, type Experience, isBlank, profileLimits as limits } from '#shared/profile/schema.ts';
import type { ResumePlan } from '#shared/profile/state.ts';
import { composedTexts, oneLine } from '#shared/validation/text.ts';
import { RuleError } from '../../../core/errors.ts';
import { shapeFault } from '../../../core/json-shape.ts';
import { isObject, type Json, ResumeReader } from './resume-reader.ts';

/** Far above what a long life fills. */
const shape = { values: 20_000, depth: 20 };

/** What the profile has a place for, and what the file says of itself. */
const known = ['basics', 'work', 'education', 'skills', 'meta', '$schema'];
const others = [
  'volunteer',
  'awards',
  'certificates',
  'publications',
  'languages',
  'interests',
  'references',
  'projects',
];
/** A file without any of them is something else. */
const sections = ['basics', 'work', 'education', 'skills', ...others];

/** Stands in the account, whatever the file says. */
export type AccountFacts = { name: string; email: string };

/** @throws RuleError RESUME_NOT_JSON, RESUME_BROKEN */
export function readResume(json: string, account: AccountFacts): ResumePlan {
  const resume = parsed(json);
  const reader = new ResumeReader(faultsOf(resume));
  const basics = readBasics(reader, reader.objectAt(resume, 'basics', ''), account);
  const experience = readEntries(reader, resume, { key: 'work', read: readWork });
  const education = readEntries(reader, resume, { key: 'education', read: readEducation });
  if (reader.listAt(resume, 'skills', '').length > 0) reader.note('skills', 'tests');
  reader.noteOthers(resume, '', known);
  const { notes, moreNotes } = reader;
  return { taken: { ...basics, experience, education }, notes, moreNotes };
}

function parsed(json: string): Json {
  if (shapeFault(Buffer.from(json), shape) !== null) throw new RuleError('RESUME_BROKEN');
  const resume = parseJson(json);
  if (!isObject(resume) || !sections.some((section) => Object.hasOwn(resume, section)))
    throw new RuleError('RESUME_BROKEN');
  return resume;
}

function parseJson(json: string): unknown {
  try {
    // Editors of other systems put a mark before the text.
    return composedTexts(JSON.parse(json.replace(/^\ufeff/, '')));
  } catch {
    throw new RuleError('RESUME_NOT_JSON');
  }
}

/** Where the file is not as the schema wants it: 'work[0].startDate'. */
function faultsOf(resume: Json): ReadonlySet<string> {
  let paths: string[] = [];
  validate(resume, (faults) => {
    paths = (faults ?? []).map(({ path }) =>
      path.reduce<string>((at, key) => (typeof key === 'number' ? `${at}[${key}]` : at ? `${at}.${key}` : key), ''),
    );
  });
  return new Set(paths);
}

const orNull = (text: string): string | null => (text === '' ? null : text);

function readBasics(reader: ResumeReader, basics: Json, account: AccountFacts) {
  const path = 'basics';
  const own = ['name', 'email', 'phone', 'summary', 'location'];
  for (const key of ['name', 'email'] as const) {
    const value = reader.lineAt(basics, key, { path, max: 300 });
    if (value !== '' && value.toLowerCase() !== account[key].toLowerCase()) reader.note(`${path}.${key}`, 'account');
  }
  const phone = reader.lineAt(basics, 'phone', { path, max: limits.phone });
  const bio = reader.textAt(basics, 'summary', { path, max: limits.bio });
  const location = readPlace(reader, reader.objectAt(basics, 'location', path));
  reader.noteOthers(basics, path, own);
  return { phone: orNull(phone), location: orNull(location), bio: orNull(bio) };
}

function readPlace(reader: ResumeReader, place: Json): string {
  const path = 'basics.location';
  const part = (key: string) => reader.lineAt(place, key, { path, max: limits.location });
  const [address, postalCode, city, region] = [part('address'), part('postalCode'), part('city'), part('region')];
  reader.noteOthers(place, path, ['address', 'postalCode', 'city', 'region']);
  const parts = [address, `${postalCode} ${city}`.trim(), region].filter((words) => words !== '');
  return reader.shortened(parts.join(', '), { path, max: limits.location });
}

type Entries<Entry> = { key: string; read: (reader: ResumeReader, entry: Json, path: string) => Entry };

/** null where the file has nothing that could be taken. */
function readEntries<Entry extends Experience | Education>(
  reader: ResumeReader,
  resume: Json,
  { key, read }: Entries<Entry>,
): Entry[] | null {
  const given = reader.listAt(resume, key, '');
  const entries = given.slice(0, limits.entries).flatMap((entry, index) => {
    const path = `${key}[${index}]`;
    if (!isObject(entry)) {
      reader.note(path, 'format');
      return [];
    }
    const taken = read(reader, entry, path);
    return isBlank(taken) ? [] : [taken];
  });
  if (given.length > limits.entries) reader.note(`${key}[${limits.entries}–${given.length - 1}]`, 'tooMany');
  return entries.length === 0 ? null : entries;
}

function readWork(reader: ResumeReader, work: Json, path: string): Experience {
  const line = { path, max: limits.words };
  reader.noteOthers(work, path, ['position', 'name', 'startDate', 'endDate', 'summary', 'highlights']);
  return {
    entryId: randomUUID(),
    title: reader.lineAt(work, 'position', line),
    company: reader.lineAt(work, 'name', line),
    ...readPeriod(reader, work, path),
    description: readDescription(reader, work, path),
  };
}

/** A beginning alone means until today: where the end cannot be read, nothing is said. */
function readPeriod(reader: ResumeReader, work: Json, path: string): { from: string; to: string } {
  const [from, to] = [reader.pointAt(work, 'startDate', path) ?? '', reader.pointAt(work, 'endDate', path)];
  if (to === null) return { from: '', to: '' };
  if (to === '' || !isReversed(from, to)) return { from, to };
  reader.note(`${path}.endDate`, 'reversed');
  return { from: '', to: '' };
}

/** The summary, and the highlights as points below it. */
function readDescription(reader: ResumeReader, work: Json, path: string): string {
  const max = limits.description;
  const points = reader
    .listAt(work, 'highlights', path)
    .slice(0, max)
    .map((point, index) => oneLine(reader.textOf(point, { path: `${path}.highlights[${index}]`, max })));
  const shown = points.filter((point) => point !== '').map((point) => `• ${point}`);
  const lines = [reader.textAt(work, 'summary', { path, max }), ...shown].filter((words) => words !== '');
  return reader.shortened(lines.join('\n'), { path, max });
}

function readEducation(reader: ResumeReader, education: Json, path: string): Education {
  const line = { path, max: limits.words };
  reader.noteOthers(education, path, ['studyType', 'area', 'institution', 'endDate']);
  return {
    entryId: randomUUID(),
    degree: reader.lineAt(education, 'studyType', line),
    field: reader.lineAt(education, 'area', line),
    institution: reader.lineAt(education, 'institution', line),
    year: (reader.pointAt(education, 'endDate', path) ?? '').slice(0, 4),
  };
}
