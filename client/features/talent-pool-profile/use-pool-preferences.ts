import { useState } from 'react';
import type { PoolSettings } from '#shared/talent-pool/schema.ts';

const defaultRadius = 50;

type PreferenceFields = { threshold: number; isAround: boolean; place: string; radius: number };

const fieldsOf = ({ threshold, place }: PoolSettings): PreferenceFields => ({
  threshold,
  isAround: place !== null,
  place: place?.place ?? '',
  radius: place?.radius ?? defaultRadius,
});

export function usePoolPreferences(stored: PoolSettings) {
  const [changes, setChanges] = useState<Partial<PreferenceFields>>({});
  const fields = { ...fieldsOf(stored), ...changes };
  const searchArea = { place: fields.place.trim(), radius: fields.radius };
  const preferences: PoolSettings = { threshold: fields.threshold, place: fields.isAround ? searchArea : null };
  const isComplete = !fields.isAround || searchArea.place !== '';
  return {
    fields,
    change: (changed: Partial<PreferenceFields>) => setChanges({ ...changes, ...changed }),
    /** For calls after saving. Changes made during the request stay. */
    forgetChanges: () => setChanges((latest) => (latest === changes ? {} : latest)),
    /** Null while the search area has no place. */
    preferences: isComplete ? preferences : null,
    isChanged: JSON.stringify(preferences) !== JSON.stringify(stored),
  };
}
export type PreferencesForm = ReturnType<typeof usePoolPreferences>;
