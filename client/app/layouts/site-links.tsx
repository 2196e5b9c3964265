import { NavLink } from 'react-router-dom';
import type { NavigationLink } from './navigation.ts';
import classes from './site-links.module.css';

type SiteLinksProps = { links: readonly NavigationLink[]; label: string };

/** The links of a public header in a row; hidden on phones, where the menu carries them. */
export function SiteLinks({ links, label }: SiteLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={classes.links} aria-label={label}>
      {links.map(({ label: text, to }) => (
        <NavLink key={to} className={classes.link} to={to} end>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
