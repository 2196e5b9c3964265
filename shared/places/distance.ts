export type Coordinates = { latitude: number; longitude: number };

export type Box = { south: number; west: number; north: number; east: number };

export const earthRadiusKm = 6371.0088;
const marginDegrees = 1e-6;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (value: number): number => (value * 180) / Math.PI;

/** Haversine formula on a sphere; at most 0.5 % off. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const [latitudeA, latitudeB] = [radians(a.latitude), radians(b.latitude)];
  const halfLatitude = Math.sin((latitudeB - latitudeA) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const haversine = halfLatitude ** 2 + Math.cos(latitudeA) * Math.cos(latitudeB) * halfLongitude ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** A database filters by the box first. The widest point is nearer to the pole, hence the arcsine (J. P. Matuschek). */
export function boxAround(center: Coordinates, radiusKm: number): Box {
  const angle = radiusKm / earthRadiusKm;
  const height = degrees(angle) + marginDegrees;
  const south = Math.max(-90, center.latitude - height);
  const north = Math.min(90, center.latitude + height);
  const sine = Math.sin(angle) / Math.cos(radians(center.latitude));
  const containsPole = north === 90 || south === -90 || sine >= 1;
  const width = containsPole ? 180 : degrees(Math.asin(sine)) + marginDegrees;
  const [west, east] = [center.longitude - width, center.longitude + width];
  return west < -180 || east > 180 ? { south, west: -180, north, east: 180 } : { south, west, north, east };
}
