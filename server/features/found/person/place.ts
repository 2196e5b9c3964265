import type { Circle } from '#shared/found/circle.ts';
import type { FoundWishes } from '#shared/found/schema.ts';
import { RuleError } from '../../../core/errors.ts';
import { centreOf } from '../../places/service.ts';

/** Where the person looks for work; null for everywhere. @throws RuleError PLACE_UNKNOWN */
export async function circleOf(place: FoundWishes['place']): Promise<Circle | null> {
  if (place === null) return null;
  const centre = await centreOf(place.place);
  if (centre === null) throw new RuleError('PLACE_UNKNOWN', { field: 'place' });
  const { latitude, longitude } = centre;
  return { place: place.place, latitude, longitude, radiusKm: place.radius };
}
