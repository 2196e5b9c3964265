import type { ReactNode } from 'react';
import { ApartShapes } from './illustrations/apart-shapes.tsx';
import classes from './state.module.css';

type EmptyStateProps = {
  title: string;
  /** What to do next, in a sentence or two. */
  text: string;
  action?: ReactNode;
  illustration?: ReactNode;
};

export function EmptyState({ title, text, action, illustration = <ApartShapes /> }: EmptyStateProps) {
  return (
    <div className={classes['state']}>
      <div className={classes['picture']}>{illustration}</div>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['text']}>{text}</p>
      {action && <div className={classes['action']}>{action}</div>}
    </div>
  );
}
