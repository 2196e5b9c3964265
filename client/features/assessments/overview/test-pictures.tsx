import { leftForm, rightForm } from '#shared/figures/contour.ts';

const depths = [62, 44, 54, 34];

export function SoftskillPicture() {
  return (
    <svg viewBox="0 0 100 40" aria-hidden="true">
      {depths
        .toSorted((a, b) => b - a)
        .map((depth, row) => (
          <rect key={depth} fill="var(--pg-mark-round)" y={row * 10 + 0.8} width={depth + 24} height="8.4" rx="4.2" />
        ))}
    </svg>
  );
}

export function ValuesPicture() {
  return (
    <svg viewBox="0 0 100 40" aria-hidden="true">
      <path fill="var(--pg-mark-angular)" d={rightForm(depths, 0.5)} />
      <path fill="var(--pg-mark-round)" d={leftForm(depths)} />
    </svg>
  );
}
