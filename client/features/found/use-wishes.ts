import { useState } from 'react';
import type { FoundWishes } from '#shared/found/schema.ts';

const usualRadius = 50;

/** Who is to find the person, while they choose. */
export function useWishes(stored: FoundWishes) {
  const [threshold, setThreshold] = useState(stored.threshold);
  const [isAround, setIsAround] = useState(stored.place !== null);
  const [place, setPlace] = useState(stored.place?.place ?? '');
  const [radius, setRadius] = useState(stored.place?.radius ?? usualRadius);
  const around = { place: place.trim(), radius };
  const wishes: FoundWishes = { threshold, place: isAround ? around : null };
  const isComplete = !isAround || around.place !== '';
  return {
    ...{ threshold, setThreshold, isAround, setIsAround, place, setPlace, radius, setRadius },
    /** Null while the place is missing. */
    wishes: isComplete ? wishes : null,
    isChanged: JSON.stringify(wishes) !== JSON.stringify(stored),
  };
}
export type WishesForm = ReturnType<typeof useWishes>;
