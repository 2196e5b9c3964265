import type { ReactNode } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../common.module.css';
import classes from './content-skeleton.module.css';

type ContentSkeletonProps = {
  children: ReactNode;
  label?: string | null;
};

/** Draws the real components with placeholder text, so that nothing moves when the data arrives. */
export function ContentSkeleton({ children, label = shellTexts.loading }: ContentSkeletonProps) {
  const placeholder = (
    <fieldset className={classes.ghost} aria-hidden="true" inert disabled>
      {children}
    </fieldset>
  );
  if (label === null) return placeholder;
  return (
    <div role="status" aria-label={label}>
      <span className={common.unseen}>{label}</span>
      {placeholder}
    </div>
  );
}
