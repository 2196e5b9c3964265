import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAround, type Coordinates, distanceKm } from './distance.ts';

const berlin = { latitude: 52.52, longitude: 13.405 };
const hamburg = { latitude: 53.5511, longitude: 9.9937 };
const munich = { latitude: 48.1351, longitude: 11.582 };

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const inGermany = fc.record({
  latitude: fc.double({ min: 47.2, max: 55.1, noNaN: true }),
  longitude: fc.double({ min: 5.8, max: 15.1, noNaN: true }),
});
const radius = fc.double({ min: 0, max: 500, noNaN: true });

test.each([
  ['Berlin – Hamburg', berlin, hamburg, 255],
  ['Berlin – Munich', berlin, munich, 504],
  ['one degree on the equator', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }, 111.2],
  ['across the antimeridian', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.2],
  ['from pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 120 }, 20_015.1],
] as const)('%s', (_, a, b, km) => {
  expect(Math.abs(distanceKm(a, b) - km)).toBeLessThan(0.6);
});

test('a distance is symmetric, never negative, and zero to itself', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
      expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0);
      expect(distanceKm(a, a)).toBe(0);
    }),
  );
});

function pointAt(center: Coordinates, bearing: number, km: number): Coordinates {
  const angle = km / 6371.0088;
  const latitude = (center.latitude * Math.PI) / 180;
  const sine = Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(bearing);
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * sine,
  );
  return { latitude: (Math.asin(sine) * 180) / Math.PI, longitude: center.longitude + (turn * 180) / Math.PI };
}

test('every point within the radius lies in the box', () => {
  const bearing = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
  fc.assert(
    fc.property(inGermany, radius, bearing, (center, radiusKm, direction) => {
      const box = boxAround(center, radiusKm);
      const edge = pointAt(center, direction, radiusKm);
      expect(edge.latitude).toBeGreaterThanOrEqual(box.south);
      expect(edge.latitude).toBeLessThanOrEqual(box.north);
      expect(edge.longitude).toBeGreaterThanOrEqual(box.west);
      expect(edge.longitude).toBeLessThanOrEqual(box.east);
    }),
  );
});

test("two near points each lie in the other's box", () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const box = boxAround(a, distanceKm(a, b));
      expect(b.latitude >= box.south && b.latitude <= box.north).toBe(true);
      expect(b.longitude >= box.west && b.longitude <= box.east).toBe(true);
    }),
  );
});

test('the box is no larger than necessary', () => {
  const { south, west, north, east } = boxAround(berlin, 50);
  expect(distanceKm(berlin, { ...berlin, latitude: north })).toBeCloseTo(50, 2);
  expect(distanceKm(berlin, { ...berlin, latitude: south })).toBeCloseTo(50, 2);
  expect(distanceKm(berlin, { ...berlin, longitude: east })).toBeLessThan(50.5);
  expect(distanceKm(berlin, { ...berlin, longitude: west })).toBeLessThan(50.5);
});

test.each([
  ['a pole', { latitude: 89.9, longitude: 10 }, 50],
  ['the antimeridian', { latitude: 10, longitude: 179.9 }, 50],
])('a box that would contain %s spans all longitudes', (_, center, radiusKm) => {
  expect(boxAround(center, radiusKm)).toMatchObject({ west: -180, east: 180 });
});
