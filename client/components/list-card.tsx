import { Box, Stack, type StackProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import common from './common.module.css';
import classes from './list-card.module.css';

export const ListCard = ({ className = '', ...props }: StackProps & { children: ReactNode }) => (
  <Stack
    component="li"
    gap={0}
    miw={0}
    p="1.25rem 1.5rem 1.5rem"
    bdrs="2rem 0.5rem 0.5rem 2rem"
    bg="var(--pg-surface)"
    bd="1px solid var(--pg-line)"
    className={`${classes.card} ${className}`}
    {...props}
  />
);

type CardTitleProps = { heading: 'h2' | 'h3'; to: string; state?: unknown; children: string };

/** The link covers the whole card. */
export const CardTitle = ({ heading, to, state, children }: CardTitleProps) => (
  <Box component={heading} lts="-0.01em" lh={1.25} ff="heading" fw={650} fz="h4" className={common.anywhere}>
    <Box component={Link} c="bright" td="none" className={classes.title} to={to} state={state}>
      {children}
    </Box>
  </Box>
);
