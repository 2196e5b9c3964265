import type { ReactNode } from 'react';
import { ApartShapes } from './illustrations/apart-shapes.tsx';
import classes from './state.module.css';

type EmptyStateProps = {
  title: string;
  /** What to do next, in a sentence or two. */
  text: string;
  action?: ReactNode;
  illustration?: ReactNode;
  /** Nothing else is on the page: the title is the page's. */
  isPage?: boolean;
};

export function EmptyState({ title, text, action, illustration = <ApartShapes />, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={classes.state}>
      <div className={classes.picture}>{illustration}</div>
      <Title className={classes.title}>{title}</Title>
      <p className={classes.text}>{text}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
