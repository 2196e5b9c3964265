import { Flex, Group } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './document-bar.module.css';

export function DocumentBar({ children }: { children: ReactNode }) {
  return (
    <Group gap="sm" wrap="nowrap" mih="3.5rem" bg="var(--pg-ground)" pos="sticky" className={classes.bar} data-bar="">
      {children}
    </Group>
  );
}

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Flex
      component={Link}
      justify="center"
      align="center"
      miw={0}
      flex="none"
      bdrs="md"
      p={0}
      bd={0}
      className={classes.back}
      to={to}
      aria-label={label}
      title={label}
    >
      <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
    </Flex>
  );
}
