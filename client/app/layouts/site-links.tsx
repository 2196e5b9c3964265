import { NavLink } from 'react-router-dom';
import { look } from '../../components/look/look.ts';
import type { NavigationLink } from './navigation.ts';
import classes from './site-links.module.css';

type SiteLinksProps = { links: readonly NavigationLink[]; label: string };

/** The links of a public header in a row; hidden on phones, where the menu carries them. */
export function SiteLinks({ links, label }: SiteLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={`${classes.links} ${look('gone', 'gap4')}`} aria-label={label}>
      {links.map(({ label: text, to }) => (
        <NavLink
          key={to}
          className={`${classes.link} ${look('inlineRow', 'ink', 'medium', 'oneLine', 'undecorated', 'roundMd', 'finger', 'hoverGround')}`}
          to={to}
          end
        >
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
