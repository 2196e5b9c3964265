import type { ReactNode } from 'react';
import classes from './narrow-page.module.css';

/** One question in the middle of a quiet page. */
export function NarrowPage({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      {text && <p className={classes.text}>{text}</p>}
      {children}
    </div>
  );
}
