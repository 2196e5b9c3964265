import type { RankedSkillView } from '#shared/assessments/state.ts';
import { parseCountry } from '#shared/places/country.ts';
import { type Education, type Experience, isBlank } from '#shared/profile/schema.ts';
import type { OwnProfile } from '#shared/profile/state.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import { profilePaperTexts as texts } from '#shared/texts/profile.ts';
import { escoOf } from '../../assessments/service.ts';
import { visibleSkills } from '../present.ts';

const schemaAddress = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

export function resumeOf(own: OwnProfile, lastModified: Date): object {
  const { profile, skills } = own;
  return {
    $schema: schemaAddress,
    basics: basicsOf(own),
    work: profile.experience.filter((entry) => !isBlank(entry)).map(workOf),
    education: profile.education.filter((entry) => !isBlank(entry)).map(educationOf),
    skills: visibleSkills(own).map((skill) => skillOf(skill, skills?.length ?? 0)),
    meta: { canonical: schemaAddress, version: 'v1.0.0', lastModified: lastModified.toISOString().slice(0, 19) },
  };
}

const withoutEmpty = (fields: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

function basicsOf({ email, profile }: OwnProfile): object {
  const { firstName, lastName, phone, location, bio } = profile;
  return {
    ...withoutEmpty({ name: `${firstName} ${lastName}`.trim(), email, phone, summary: bio }),
    ...(location !== '' && { location: placeOf(location) }),
  };
}

function placeOf(location: string): object {
  const comma = location.lastIndexOf(',');
  const countryCode = comma === -1 ? null : parseCountry(location.slice(comma + 1));
  const place = countryCode === null ? location : location.slice(0, comma);
  const [, postalCode, city = place] = /^(\d{4,5}) (\S.*)$/.exec(place) ?? [];
  return { ...(postalCode !== undefined && { postalCode }), city, ...(countryCode !== null && { countryCode }) };
}

const workOf = ({ title, company, from, to, description }: Experience): object =>
  withoutEmpty({ name: company, position: title, startDate: from, endDate: to, summary: description });

const educationOf = ({ degree, field, institution, year }: Education): object =>
  withoutEmpty({ institution, area: field, studyType: degree, endDate: year });

function skillOf({ skillId, name, low, high }: RankedSkillView, of: number): object {
  const esco = escoOf(skillId);
  return { name, level: texts.level(resultWords.band(low, high), of), ...(esco !== null && { 'x-esco': esco }) };
}
