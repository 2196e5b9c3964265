/**
 * Reads JSON Resume 1.0.0, earlier versions and the field names of common generators. Lists everything that a profile
 * cannot store.
 */
import { randomUUID } from 'node:crypto';
import { parseCountry } from '#shared/places/country.ts';
import { isReversed } from '#shared/profile/period.ts';
import { type Education, type Experience, isBlank, profileLimits as limits } from '#shared/profile/schema.ts';
import type { ResumePlan } from '#shared/profile/state.ts';
import { countryNames } from '#shared/texts/places.ts';
import { composeTexts, oneLine } from '#shared/validation/text.ts';
import { RuleError } from '../../../core/errors.ts';
import { findShapeViolation } from '../../../core/trpc/json-shape.ts';
import { isObject, type Json, ResumeReader } from './resume-reader.ts';

const sizeLimits = { values: 20_000, depth: 20 };

const workSections = ['work', 'experience', 'employment', 'workExperience'];
const knownFields = ['basics', ...workSections, 'education', 'skills', 'meta', 'metadata', '$schema', 'sections'];
const unsupportedSections = [
  'volunteer',
  'awards',
  'certificates',
  'publications',
  'languages',
  'interests',
  'references',
  'projects',
];
const sections = ['basics', ...workSections, 'education', 'skills', ...unsupportedSections];

export type AccountFields = { name: string; email: string };

/** @throws RuleError RESUME_NOT_JSON, RESUME_BROKEN */
export function readResume(json: string, account: AccountFields): ResumePlan {
  const resume = parseResume(json);
  const reader = new ResumeReader();
  const basics = readBasics(reader, reader.objectAt(resume, 'basics', ''), account);
  const experience = readEntries(reader, resume, { names: workSections, read: readWork });
  const education = readEntries(reader, resume, { names: ['education'], read: readEducation });
  if (reader.listAt(resume, 'skills', '').length > 0) reader.note('skills', 'tests');
  reader.noteOthers(resume, '', knownFields);
  reader.noteOthers(sectionsOf(resume), 'sections', knownFields);
  const { notes, moreNotes } = reader;
  return { taken: { ...basics, experience, education }, notes, moreNotes };
}

function parseResume(json: string): Json {
  if (findShapeViolation(Buffer.from(json), sizeLimits) !== null) throw new RuleError('RESUME_BROKEN');
  const resume = parseJson(json);
  if (!isObject(resume) || !sections.some((section) => Object.hasOwn(resume, section)))
    throw new RuleError('RESUME_BROKEN');
  return resume;
}

function parseJson(json: string): unknown {
  try {
    return composeTexts(JSON.parse(json.replace(/^\ufeff/, '')));
  } catch {
    throw new RuleError('RESUME_NOT_JSON');
  }
}

const sectionsOf = (resume: Json): Json => (isObject(resume['sections']) ? resume['sections'] : {});

const maxRangeLength = 80;

const emptyToNull = (text: string): string | null => (text === '' ? null : text);

function readBasics(reader: ResumeReader, basics: Json, account: AccountFields) {
  const path = 'basics';
  const supportedKeys = ['name', 'email', 'phone', 'phoneNumber', 'summary', 'about', 'location'];
  for (const key of ['name', 'email'] as const) {
    const value = reader.lineAt(basics, key, { path, max: 300 });
    if (value !== '' && value.toLowerCase() !== account[key].toLowerCase()) reader.note(`${path}.${key}`, 'account');
  }
  const phone = reader.lineAt(basics, ['phone', 'phoneNumber'], { path, max: limits.phone });
  const bio = reader.textAt(basics, ['summary', 'about'], { path, max: limits.bio });
  const location =
    typeof basics['location'] === 'string'
      ? reader.lineAt(basics, 'location', { path, max: limits.location })
      : readLocation(reader, reader.objectAt(basics, 'location', path));
  reader.noteOthers(basics, path, supportedKeys);
  return { phone: emptyToNull(phone), location: emptyToNull(location), bio: emptyToNull(bio) };
}

function readLocation(reader: ResumeReader, place: Json): string {
  const path = 'basics.location';
  const part = (key: string) => reader.lineAt(place, key, { path, max: limits.location });
  const [address, postalCode, city, region] = [part('address'), part('postalCode'), part('city'), part('region')];
  const country = parseCountry(part('countryCode'));
  const abroad = country === null || country === 'DE' ? '' : countryNames[country];
  const usedKeys = ['address', 'postalCode', 'city', 'region', ...(abroad === '' ? [] : ['countryCode'])];
  reader.noteOthers(place, path, usedKeys);
  const parts = [address, `${postalCode} ${city}`.trim(), region, abroad].filter((words) => words !== '');
  return reader.shortened(parts.join(', '), { path, max: limits.location });
}

type Entries<Entry> = { names: readonly string[]; read: (reader: ResumeReader, entry: Json, path: string) => Entry };

function readEntries<Entry extends Experience | Education>(
  reader: ResumeReader,
  resume: Json,
  { names, read }: Entries<Entry>,
): Entry[] | null {
  const { key, rawEntries } = sectionAt(reader, resume, names);
  const entries = rawEntries.slice(0, limits.entries).flatMap((entry, index) => {
    const path = `${key}[${index}]`;
    if (!isObject(entry)) {
      reader.note(path, 'format');
      return [];
    }
    const usedKeys = read(reader, entry, path);
    return isBlank(usedKeys) ? [] : [usedKeys];
  });
  if (rawEntries.length > limits.entries) reader.note(`${key}[${limits.entries}–${rawEntries.length - 1}]`, 'tooMany');
  return entries.length === 0 ? null : entries;
}

function sectionAt(
  reader: ResumeReader,
  resume: Json,
  names: readonly string[],
): { key: string; rawEntries: readonly unknown[] } {
  const isAtTop = names.some((name) => Object.hasOwn(resume, name));
  const [part, path] = isAtTop ? [resume, ''] : [sectionsOf(resume), 'sections'];
  const name = names.find((one) => Object.hasOwn(part, one)) ?? names[0] ?? '';
  const key = path === '' ? name : `${path}.${name}`;
  const section = Object.hasOwn(part, name) ? part[name] : undefined;
  const inner = ['items', 'history'].find((one) => isObject(section) && Array.isArray(section[one]));
  if (!isObject(section) || inner === undefined) return { key, rawEntries: reader.listAt(part, name, path) };
  return { key: `${key}.${inner}`, rawEntries: reader.listAt(section, inner, key) };
}

const periodNames = {
  from: ['startDate', 'start', 'start_date', 'from', 'startYear'],
  to: ['endDate', 'end', 'end_date', 'to', 'endYear'],
} as const;
const workNames = {
  title: ['position', 'title', 'role', 'jobTitle'],
  company: ['name', 'company', 'employer', 'organization'],
  summary: ['summary', 'description'],
} as const;
const educationNames = {
  degree: ['studyType', 'degree', 'title'],
  field: ['area', 'fieldOfStudy', 'field', 'major'],
  institution: ['institution', 'school', 'name', 'university'],
} as const;
const periodKeys = [...periodNames.from, ...periodNames.to, 'date'];
const workKeys = [...Object.values(workNames).flat(), ...periodKeys, 'highlights'];
const educationKeys = [...Object.values(educationNames).flat(), ...periodKeys];

function readWork(reader: ResumeReader, work: Json, path: string): Experience {
  const line = { path, max: limits.words };
  reader.noteOthers(work, path, workKeys);
  return {
    entryId: randomUUID(),
    title: reader.lineAt(work, workNames.title, line),
    company: reader.lineAt(work, workNames.company, line),
    ...readPeriod(reader, work, path),
    description: readDescription(reader, work, path),
  };
}

function readPeriod(reader: ResumeReader, entry: Json, path: string): { from: string; to: string } {
  const [start, end] = dateRange(entry);
  const names = periodNames;
  const from = (start === null ? reader.pointAt(entry, names.from, path) : reader.pointOf(start, `${path}.date`)) ?? '';
  const to = (end === null ? reader.pointAt(entry, names.to, path) : reader.pointOf(end, `${path}.date`)) ?? '';
  if (to === '' || !isReversed(from, to)) return { from, to };
  reader.note(`${path}.endDate`, 'reversed');
  return { from: '', to: '' };
}

function dateRange({ date }: Json): [unknown, unknown] {
  if (isObject(date)) return [date['start'] ?? '', date['end'] ?? ''];
  if (typeof date !== 'string' || date.trim() === '') return [null, null];
  const text = date.slice(0, maxRangeLength).replace(/^(?:seit|since|ab) /i, '');
  const years = /^(\d{4})-(\d{4})$/.exec(text.trim());
  const [start = '', end = ''] = years?.slice(1) ?? text.split(/ (?:-|bis|to|until) | ?[–—] ?/);
  return [start.trim(), end.trim()];
}

function readDescription(reader: ResumeReader, work: Json, path: string): string {
  const max = limits.description;
  const points = reader
    .listAt(work, 'highlights', path)
    .slice(0, max)
    .map((point, index) => oneLine(reader.textOf(point, { path: `${path}.highlights[${index}]`, max })));
  const bulletLines = points.filter((point) => point !== '').map((point) => `• ${point}`);
  const lines = [reader.textAt(work, workNames.summary, { path, max }), ...bulletLines].filter((words) => words !== '');
  return reader.shortened(lines.join('\n'), { path, max });
}

function readEducation(reader: ResumeReader, education: Json, path: string): Education {
  const line = { path, max: limits.words };
  reader.noteOthers(education, path, educationKeys);
  const { from, to } = readPeriod(reader, education, path);
  return {
    entryId: randomUUID(),
    degree: reader.lineAt(education, educationNames.degree, line),
    field: reader.lineAt(education, educationNames.field, line),
    institution: reader.lineAt(education, educationNames.institution, line),
    year: (to === '' && dateRange(education)[0] !== null ? from : to).slice(0, 4),
  };
}
