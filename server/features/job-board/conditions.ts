import { ranksOf } from '#shared/jobs/pay.ts';
import type { Currency } from '#shared/places/country.ts';
import { boxAround, earthRadiusKm } from '#shared/places/distance.ts';
import { hasTrigram, likePattern } from '../../core/database/list-search.ts';
import type { Circle, Narrowing } from './narrowing.ts';

type Use = (value: unknown) => string;

export function openValues(): { values: unknown[]; use: Use } {
  const values: unknown[] = [];
  return { values, use: (value) => `$${values.push(value)}` };
}

export function scopeOf({ remote, company }: Narrowing, use: Use): string[] {
  return [
    ...(remote === 'only' ? [`p.workplace = 'remote'`] : []),
    ...(company === '' ? [] : [`p.org_id = (select id from orgs where slug = ${use(company)} and is_public)`]),
  ];
}

export function conditionsOf(narrowing: Narrowing, use: Use, { byIndex }: { byIndex: boolean }): string[] {
  const { words, circle, remote, employment, pay, currency } = narrowing;
  const lookedUp = byIndex ? words.filter(hasTrigram) : [];
  const compared = words.filter((word) => !lookedUp.includes(word));
  return [
    ...lookedUp.map((word) => `p.search_text like ${use(likePattern(word))}`),
    ...(compared.length === 0 ? [] : [`p.search_text like all (${use(compared.map(likePattern))}::text[])`]),
    ...(circle === null ? [] : [placeCondition(circle, use, remote === 'also')]),
    ...(employment.length === 0 ? [] : [`p.employment = any (${use(employment)}::text[])`]),
    ...(pay === 0 ? [] : [payCondition(pay, currency, use)]),
  ];
}

function payCondition(pay: number, currency: Currency, use: Use): string {
  const { least, most } = ranksOf(currency);
  return `(p.pay_year_to >= ${use(pay)}::int and p.pay_rank between ${use(least)}::int and ${use(most)}::int)`;
}

function placeCondition(circle: Circle, use: Use, withRemote: boolean): string {
  const near = `(p.latitude is not null and ${isWithin(circle, use)})`;
  return withRemote ? `(p.workplace = 'remote' or ${near})` : near;
}

function isWithin(circle: Circle, use: Use): string {
  const { south, west, north, east } = boxAround(circle, circle.radiusKm);
  const number = (value: number) => `${use(value)}::float8`;
  const box = `box(point(${number(west)}, ${number(south)}), point(${number(east)}, ${number(north)}))`;
  const [latitude, longitude] = [number(circle.latitude), number(circle.longitude)];
  const haversine = `sin(radians(p.latitude - ${latitude}) / 2) ^ 2
    + cos(radians(p.latitude)) * cos(radians(${latitude})) * sin(radians(p.longitude - ${longitude}) / 2) ^ 2`;
  const reach = Math.sin(circle.radiusKm / earthRadiusKm / 2) ** 2;
  return `point(p.longitude, p.latitude) <@ ${box} and ${haversine} <= ${number(reach)}`;
}
