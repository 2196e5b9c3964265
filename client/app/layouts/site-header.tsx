import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/logo.tsx';
import { look } from '../../components/look/look.ts';
import { paths } from '../../lib/paths.ts';
import classes from './site-header.module.css';

type SiteHeaderProps = { children: ReactNode; compact?: boolean };

/** The header outside the working areas: the product's name, then the layout's own part. */
export function SiteHeader({ children, compact = false }: SiteHeaderProps) {
  return (
    <header className={`${classes.header} ${look('ground', 'sticky')}`}>
      <Group gap={0} wrap="nowrap" className={`${classes.inner} ${look('page', 'gutter')}`}>
        <Link className={`${classes.brand} ${look('row', 'ink', 'undecorated', 'roundSm', 'finger')}`} to={paths.home}>
          <Logo compact={compact} />
        </Link>
        {children}
      </Group>
    </header>
  );
}
