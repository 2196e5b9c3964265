import type { ReactNode } from 'react';
import classes from './page-header.module.css';

type PageHeaderProps = { title: string; text?: string; actions?: ReactNode };

/** The page's one h1, a sentence about it, and at the right what one can do here. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
