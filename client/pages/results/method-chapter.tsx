import { Box } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { look } from '../../components/look/look.ts';
import classes from './method-page.module.css';

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={classes.chapter} aria-labelledby={titleId}>
      <Box component="h2" mb="md" lh={1.15} className={look('headingTight', 'step3')} id={titleId}>
        {title}
      </Box>
      {children}
    </section>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
