import { Group } from '@mantine/core';
import { NavLink } from 'react-router-dom';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';
import classes from './applicant-navigation.module.css';
import type { NavigationEntry } from './navigation.ts';
import { WaitingCount } from './waiting-count.tsx';

/** A row below the header; on phones the drawer takes its place. */
export function ApplicantNavigation({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <nav className={`${classes.bar} ${look('lineBottom', 'gone')}`} aria-label={shellTexts.mainNavigation}>
      <Group gap="xl" wrap="nowrap" align="stretch" component="ul" className={look('page', 'gutter')}>
        {entries.map(({ label, to, isCounted = false }) => (
          <li key={to}>
            <NavLink
              className={`${classes.link} ${look('inlineRow', 'muted', 'medium', 'undecorated', 'finger')}`}
              to={to}
            >
              {label}
              {isCounted && <WaitingCount />}
            </NavLink>
          </li>
        ))}
      </Group>
    </nav>
  );
}
