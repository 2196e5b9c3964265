import { expect, test } from 'vitest';
import { isNear } from './search-area.ts';

const goettingen = { latitude: 51.536, longitude: 9.939 };
const kassel = { latitude: 51.316, longitude: 9.498 };
const around = { ...goettingen, radiusKm: 50 };
const onsite = { workplace: 'onsite', ...kassel };

test.each([
  ['within the radius is near', around, onsite, true],
  ['beyond the radius is not near', { ...around, radiusKm: 25 }, onsite, false],
  [
    'that is remote is near',
    { ...around, radiusKm: 10 },
    { workplace: 'remote', latitude: null, longitude: null },
    true,
  ],
  ['without a place is not near', around, { workplace: 'hybrid', latitude: null, longitude: null }, false],
  ['is neither near nor far without a search place', { latitude: null, longitude: null, radiusKm: null }, onsite, null],
] as const)('a job %s', (_, circle, job, expected) => {
  expect(isNear(circle, job)).toBe(expected);
});
