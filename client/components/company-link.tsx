import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { look } from './look/look.ts';

/** A company's name, which leads to its page if it has one. */
export const CompanyLink = ({ company: { name, slug } }: { company: { name: string; slug: string | null } }) =>
  slug === null ? (
    <span>{name}</span>
  ) : (
    <Link className={look('ink', 'thinLine', 'offset25', 'thickens')} to={paths.companyPage(slug)}>
      {name}
    </Link>
  );
