import { useState } from 'react';
import type { PoolSettings } from '#shared/talent-pool/schema.ts';

const usualRadius = 50;

type Fields = { threshold: number; isAround: boolean; place: string; radius: number };

const fieldsOf = ({ threshold, place }: PoolSettings): Fields => ({
  threshold,
  isAround: place !== null,
  place: place?.place ?? '',
  radius: place?.radius ?? usualRadius,
});

export function useWishes(stored: PoolSettings) {
  const [changes, setChanges] = useState<Partial<Fields>>({});
  const fields = { ...fieldsOf(stored), ...changes };
  const around = { place: fields.place.trim(), radius: fields.radius };
  const wishes: PoolSettings = { threshold: fields.threshold, place: fields.isAround ? around : null };
  const isComplete = !fields.isAround || around.place !== '';
  return {
    fields,
    change: (more: Partial<Fields>) => setChanges({ ...changes, ...more }),
    /** For calls after saving. Changes made during the request stay. */
    forgetChanges: () => setChanges((latest) => (latest === changes ? {} : latest)),
    /** Null while the search area has no place. */
    wishes: isComplete ? wishes : null,
    isChanged: JSON.stringify(wishes) !== JSON.stringify(stored),
  };
}
export type WishesForm = ReturnType<typeof useWishes>;
