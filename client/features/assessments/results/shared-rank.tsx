import { VisuallyHidden } from '@mantine/core';
import { resultWords } from '#shared/texts/assessments/results.ts';

/** A place as a number; heard, it says that others stand on it too. */
export function SharedRank({ rank, isShared }: { rank: number; isShared: boolean }) {
  return (
    <>
      <span aria-hidden="true">{rank}</span>
      <VisuallyHidden>{resultWords.placeWords({ rank, isShared })}</VisuallyHidden>
    </>
  );
}
