import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './dashboard-section.module.css';

export function DashboardSection({ title, children, more }: { title: string; children: ReactNode; more?: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="sm" lh={1.2} lts="-0.015em" id={titleId}>
        {title}
      </Title>
      {children}
      {more && <div className={classes.more}>{more}</div>}
    </section>
  );
}
