import { useEffect, useRef } from 'react';
import { trpc } from '../../trpc.ts';
import type { Reading } from './course-address.ts';

/** Counts this visit once the course is there. That it could not be counted is nothing a reader needs to know. */
export function useCountView({ courseId, invitation }: Reading, isThere: boolean): void {
  const { mutate } = trpc.learning.countView.useMutation({
    onError: ({ message }) => console.warn(`view not counted: ${message}`),
  });
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (!isThere || counted.current === courseId) return;
    counted.current = courseId;
    mutate({ courseId, invitation });
  }, [courseId, invitation, isThere, mutate]);
}
