import { useId } from 'react';
import { leftForm, rightForm } from '#shared/figures/contour.ts';

const profileDepths = [62, 44, 54, 34];
const uncertaintyDepths = [72, 58, 62, 50];
const rows = profileDepths.map((depth, row) => ({ depth, top: row * 10 }));

function Profile({ isUncertain = false }: { isUncertain?: boolean }) {
  const clipId = useId();
  return (
    <>
      <clipPath id={clipId}>
        <rect width="80" height="40" rx="9" />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        {isUncertain && <path fill="var(--pg-mark-angular)" d={leftForm(uncertaintyDepths)} />}
        <path fill="var(--pg-mark-round)" d={leftForm(profileDepths)} />
      </g>
    </>
  );
}

export function StepOrdered() {
  return (
    <svg viewBox="0 0 104 40" aria-hidden="true">
      {rows.map(({ depth, top }) => (
        <rect key={top} fill="var(--pg-mark-round)" x="0" y={top + 0.6} width={depth} height="8.8" rx="4.4" />
      ))}
    </svg>
  );
}

export function StepRead() {
  return (
    <svg viewBox="0 0 104 40" aria-hidden="true">
      <Profile isUncertain />
    </svg>
  );
}

export function StepMatched() {
  return (
    <svg viewBox="0 0 104 40" aria-hidden="true">
      <path fill="var(--pg-mark-angular)" d={rightForm(profileDepths, 0.5)} />
      <Profile />
    </svg>
  );
}
