import { type Coordinates, distanceKm } from '../places/distance.ts';

export type SearchArea = Coordinates & { place: string; radiusKm: number };

export type JobPlace = { workplace: string; latitude: number | null; longitude: number | null };

export function isNear(
  circle: { latitude: number | null; longitude: number | null; radiusKm: number | null },
  job: JobPlace,
): boolean | null {
  const { radiusKm } = circle;
  const centre = coordinatesOf(circle);
  if (centre === null || radiusKm === null) return null;
  if (job.workplace === 'remote') return true;
  const place = coordinatesOf(job);
  return place !== null && distanceKm(centre, place) <= radiusKm;
}

const coordinatesOf = ({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): Coordinates | null => (latitude === null || longitude === null ? null : { latitude, longitude });
