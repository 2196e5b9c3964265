import { Box } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { look } from '../look/look.ts';
import classes from './settings-section.module.css';

/** One matter of the account: what it is at the left, what one can do about it at the right. */
export function SettingsSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={`${classes.section} ${look('stack', 'lineTop', 'gap24')}`} aria-labelledby={titleId}>
      <div>
        <Box component="h2" lh={1.3} className={look('heading', 'step1')} id={titleId}>
          {title}
        </Box>
        <Box component="p" mt={6} className={look('muted', 'small')}>
          {text}
        </Box>
      </div>
      <div className={look('stack', 'narrowable', 'oneColumn', 'contentStart', 'gap24')}>{children}</div>
    </section>
  );
}
