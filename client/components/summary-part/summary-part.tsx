import { type ReactNode, useId } from 'react';
import classes from './summary-part.module.css';

type SummaryPartProps = { title: string; action?: ReactNode; children: ReactNode };

/** One part of the overview, with the way to where it is worked on. */
export function SummaryPart({ title, action, children }: SummaryPartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 className={classes.title} id={titleId}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
