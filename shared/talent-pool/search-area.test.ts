import { expect, test } from 'vitest';
import { isNear } from './search-area.ts';

const goettingen = { latitude: 51.536, longitude: 9.939 };
const kassel = { latitude: 51.316, longitude: 9.498 };
const around = { ...goettingen, radiusKm: 50 };
const onsite = { workplace: 'onsite', ...kassel };

test.each([
  ['within the radius', around, onsite, true],
  ['beyond it', { ...around, radiusKm: 25 }, onsite, false],
  ['done from anywhere', { ...around, radiusKm: 10 }, { workplace: 'remote', latitude: null, longitude: null }, true],
  ['without a place', around, { workplace: 'hybrid', latitude: null, longitude: null }, false],
  ['for somebody who names none', { latitude: null, longitude: null, radiusKm: null }, onsite, null],
] as const)('a job %s', (_, circle, job, expected) => {
  expect(isNear(circle, job)).toBe(expected);
});
