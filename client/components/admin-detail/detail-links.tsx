import { Link } from 'react-router-dom';
import { look } from '../look/look.ts';

/** Where more of it stands. */
export const DetailLinks = ({ links }: { links: ReadonlyArray<readonly [to: string, label: string]> }) => (
  <ul className={look('stack', 'gap8')}>
    {links.map(([to, label]) => (
      <li key={to}>
        <Link className={look('ink', 'finger')} to={to}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
