import { NavLink } from 'react-router-dom';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './applicant-navigation.module.css';
import type { NavigationEntry } from './navigation.ts';

/** A row below the header; on phones the drawer takes its place. */
export function ApplicantNavigation({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <nav className={classes.bar} aria-label={shellTexts.mainNavigation}>
      <ul className={classes.list}>
        {entries.map(({ label, to }) => (
          <li key={to}>
            <NavLink className={classes.link} to={to}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
