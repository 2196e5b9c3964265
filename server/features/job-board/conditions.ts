import { payRankRange } from '#shared/jobs/pay.ts';
import type { Currency } from '#shared/places/country.ts';
import { boxAround, type Coordinates, earthRadiusKm } from '#shared/places/distance.ts';
import { hasTrigram, likePattern } from '../../core/database/list-search.ts';
import type { Circle, JobCriteria } from './criteria.ts';

type AddParameter = (value: unknown) => string;

export function openParameters(): { values: unknown[]; addParameter: AddParameter } {
  const values: unknown[] = [];
  return { values, addParameter: (value) => `$${values.push(value)}` };
}

export function scopeConditions({ remote, company }: JobCriteria, addParameter: AddParameter): string[] {
  return [
    ...(remote === 'only' ? [`p.workplace = 'remote'`] : []),
    ...(company === '' ? [] : [`p.org_id = (select id from orgs where slug = ${addParameter(company)} and is_public)`]),
  ];
}

export function filterConditions(
  criteria: JobCriteria,
  addParameter: AddParameter,
  { byIndex }: { byIndex: boolean },
): string[] {
  const { circle, remote, employment, fields, pay, currency } = criteria;
  return [
    ...wordConditions(criteria, addParameter, byIndex),
    ...(circle === null ? [] : [placeCondition(circle, addParameter, remote === 'also')]),
    ...(employment.length === 0 ? [] : [`p.employment = any (${addParameter(employment)}::text[])`]),
    ...(fields.length === 0 ? [] : [`(p.field = any (${addParameter([...fields, ''])}::text[]) or p.field is null)`]),
    ...(pay === 0 ? [] : [payCondition(pay, currency, addParameter)]),
  ];
}

function wordConditions(criteria: JobCriteria, addParameter: AddParameter, byIndex: boolean): string[] {
  const { words, strengths, isInText } = criteria;
  const textConditionOf = (word: string) => (isInText ? ` or ${textCondition(word, addParameter)}` : '');
  const oneByOne = isInText ? words : byIndex ? words.filter(hasTrigram) : [];
  const together = words.filter((word) => !oneByOne.includes(word));
  return [
    ...oneByOne.map((word) => `(p.search_text like ${addParameter(likePattern(word))}${textConditionOf(word)})`),
    ...(together.length === 0 ? [] : [`p.search_text like all (${addParameter(together.map(likePattern))}::text[])`]),
    ...strengths.map(({ word, skillIds }) => {
      const [text, ids] = [addParameter(likePattern(word)), addParameter(skillIds)];
      return `(p.search_text like ${text} or p.skill_ids && ${ids}::smallint[]${textConditionOf(word)})`;
    }),
  ];
}

const minTextLetters = 3;

/** Finds words of the text that begin like the searched one. */
function textCondition(word: string, addParameter: AddParameter): string {
  const parts = word.match(/[\p{L}\p{N}]+/gu)?.filter((part) => part.length >= minTextLetters) ?? [];
  const query = parts.length === 0 ? null : parts.map((part) => `${part}:*`).join(' & ');
  return `p.text_words @@ to_tsquery('simple', ${addParameter(query)}::text)`;
}

function payCondition(pay: number, currency: Currency, addParameter: AddParameter): string {
  const { least, most } = payRankRange(currency);
  return `(p.pay_year_to >= ${addParameter(pay)}::int and p.pay_rank between ${addParameter(least)}::int and ${addParameter(most)}::int)`;
}

function placeCondition(circle: Circle, addParameter: AddParameter, withRemote: boolean): string {
  const near = `(p.latitude is not null and ${circleCondition(circle, addParameter)})`;
  return withRemote ? `(p.workplace = 'remote' or ${near})` : near;
}

function circleCondition(circle: Circle, addParameter: AddParameter): string {
  const { south, west, north, east } = boxAround(circle, circle.radiusKm);
  const addNumber = (value: number) => `${addParameter(value)}::float8`;
  const box = `box(point(${addNumber(west)}, ${addNumber(south)}), point(${addNumber(east)}, ${addNumber(north)}))`;
  const distance = haversine(circle, addParameter);
  const maxHaversine = Math.sin(circle.radiusKm / earthRadiusKm / 2) ** 2;
  return `point(p.longitude, p.latitude) <@ ${box} and ${distance} <= ${addNumber(maxHaversine)}`;
}

/** Grows with the distance of job `p`. */
export function haversine(centre: Coordinates, addParameter: AddParameter): string {
  const addNumber = (value: number) => `${addParameter(value)}::float8`;
  const [latitude, longitude] = [addNumber(centre.latitude), addNumber(centre.longitude)];
  return `sin(radians(p.latitude - ${latitude}) / 2) ^ 2
    + cos(radians(p.latitude)) * cos(radians(${latitude})) * sin(radians(p.longitude - ${longitude}) / 2) ^ 2`;
}
