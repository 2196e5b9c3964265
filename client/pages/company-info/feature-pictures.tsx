import { useId } from 'react';
import { leftForm } from '#shared/figures/contour.ts';
import { markShapes } from '#shared/figures/mark-shapes.ts';
import classes from './feature-pictures.module.css';

const profileDepths = [64, 46, 56, 36];
const uncertaintyDepths = [72, 56, 62, 48];

export function TestPicture() {
  const clipId = useId();
  return (
    <svg viewBox="0 0 80 40" aria-hidden="true">
      <clipPath id={clipId}>
        <rect width="90" height="40" rx="9" />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <path fill="var(--pg-mark-angular)" d={leftForm(uncertaintyDepths)} />
        <path fill="var(--pg-mark-round)" d={leftForm(profileDepths)} />
      </g>
    </svg>
  );
}

export function PagePicture() {
  return (
    <svg viewBox="1.7 1.7 70 28.6" aria-hidden="true">
      <path className={classes.trace} d={markShapes.round} />
      <path className={classes.trace} transform="translate(20)" d={markShapes.round} />
      <path fill="var(--pg-mark-angular)" transform="translate(40)" d={markShapes.angular} />
      <path fill="var(--pg-mark-round)" transform="translate(40)" d={markShapes.round} />
    </svg>
  );
}

export function CoursePicture() {
  return (
    <svg viewBox="0 3 82 34" aria-hidden="true">
      <path fill="var(--pg-mark-angular)" d="M0 3H46V14C46 20 38 20 38 26V37H3A3 3 0 0 1 0 34Z" />
      <path fill="var(--pg-mark-round)" d="M52 3H64A17 17 0 0 1 64 37H44V26C44 20 52 20 52 14Z" />
      <path className={classes.lines} d="M7 11H26M7 18H34M7 25H30" />
    </svg>
  );
}

export function TeamPicture() {
  return (
    <svg viewBox="2 2 74 36" aria-hidden="true">
      <path fill="var(--pg-mark-round)" d="M20 2H40V38H20A18 18 0 0 1 20 2Z" />
      <path fill="var(--pg-mark-angular)" d="M39.5 2H58V20H39.5Z" />
      <path fill="var(--pg-fit-text)" d="M39.5 20H58V38H39.5Z" />
      <path fill="var(--pg-mark-angular)" d="M58 2H73A3 3 0 0 1 76 5V35A3 3 0 0 1 73 38H58Z" />
    </svg>
  );
}
