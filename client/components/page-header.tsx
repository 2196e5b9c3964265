import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { look } from './look/look.ts';
import classes from './page-header.module.css';

type PageHeaderProps = { title: string; text?: string; actions?: ReactNode };

/** The page's one h1, a sentence about it, and at the right what one can do here. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  return (
    <Group gap="1rem 2rem" align="flex-end" justify="space-between" mb="xl">
      <div className={classes.words}>
        <Box component="h1" lh={1.1} className={look('heading', 'step4', 'snug')}>
          {title}
        </Box>
        {text && (
          <Box component="p" mt={10} className={look('muted', 'large')}>
            {text}
          </Box>
        )}
      </div>
      {actions && (
        <Group gap="sm" align="stretch">
          {actions}
        </Group>
      )}
    </Group>
  );
}
