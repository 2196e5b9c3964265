import { Box } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { look } from '../../../components/look/look.ts';
import classes from './dashboard-section.module.css';

/** A matter of the overview: what it is called, what there is, and where more of it stands. */
export function DashboardSection({ title, children, more }: { title: string; children: ReactNode; more?: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Box component="h2" mb={20} lh={1.2} className={look('heading', 'step2', 'snug')} id={titleId}>
        {title}
      </Box>
      {children}
      {more && <div className={classes.more}>{more}</div>}
    </section>
  );
}
