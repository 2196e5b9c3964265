import { NavLink } from 'react-router-dom';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './area-navigation.module.css';
import type { NavigationEntry } from './navigation.ts';

type AreaNavigationProps = { entries: readonly NavigationEntry[]; onChoose?: () => void };

/** The entry of the present page carries the round form of the mark at its left edge, not a colour alone. */
export function AreaNavigation({ entries, onChoose = () => undefined }: AreaNavigationProps) {
  return (
    <nav aria-label={shellTexts.mainNavigation}>
      <ul className={classes['list']}>
        {entries.map(({ label, to, icon: EntryIcon }) => (
          <li key={to}>
            <NavLink className={classes['link'] ?? ''} to={to} onClick={onChoose}>
              <EntryIcon size={20} stroke={1.75} aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
