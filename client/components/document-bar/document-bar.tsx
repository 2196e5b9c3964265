import { Group } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { look } from '../look/look.ts';
import classes from './document-bar.module.css';

/** The line above a document that is worked on, which stays in sight: where one is, and whether it is saved. */
export function DocumentBar({ children }: { children: ReactNode }) {
  return (
    <Group gap="sm" wrap="nowrap" mih="3.5rem" className={`${classes.bar} ${look('ground', 'sticky')}`} data-bar="">
      {children}
    </Group>
  );
}

/** To the list that the document stands in. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      className={`${classes.back} ${look('centred', 'narrowable', 'rigid', 'roundMd', 'pointer', 'noPadding', 'noBorder', 'noGround')}`}
      to={to}
      aria-label={label}
      title={label}
    >
      <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
