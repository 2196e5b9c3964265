import type { ReactNode } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../common.module.css';
import classes from './ghost.module.css';

type GhostProps = {
  /** What will stand here, with stand-in words of the usual length. */
  children: ReactNode;
  /** Nothing for a part whose page says already that it loads. */
  label?: string | null;
};

/** The outline of what is on its way: drawn by the components themselves, so that nothing moves when the words arrive. */
export function Ghost({ children, label = shellTexts.loading }: GhostProps) {
  const outline = (
    <fieldset className={classes.ghost} aria-hidden="true" inert disabled>
      {children}
    </fieldset>
  );
  if (label === null) return outline;
  return (
    <div role="status" aria-label={label}>
      <span className={common.unseen}>{label}</span>
      {outline}
    </div>
  );
}
