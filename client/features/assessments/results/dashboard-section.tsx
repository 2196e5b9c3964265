import { type ReactNode, useId } from 'react';
import classes from './dashboard-section.module.css';

/** A matter of the overview: what it is called, what there is, and where more of it stands. */
export function DashboardSection({ title, children, more }: { title: string; children: ReactNode; more?: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        {title}
      </h2>
      {children}
      {more && <div className={classes.more}>{more}</div>}
    </section>
  );
}
