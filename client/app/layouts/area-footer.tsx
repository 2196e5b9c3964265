import { Link } from 'react-router-dom';
import { type ContentPageSlug, contentPageLabels } from '#shared/pages.ts';
import classes from './area-footer.module.css';
import { Copyright } from './copyright.tsx';
import { SchemeChoice } from './scheme-choice.tsx';

const slugs: readonly ContentPageSlug[] = ['help', 'privacy', 'terms', 'imprint', 'accessibility'];

/** The working areas need help and the legal pages at hand, not the whole site footer. */
export function AreaFooter() {
  return (
    <footer className={classes.footer}>
      <span>
        <Copyright />
      </span>
      <ul className={classes.links}>
        {slugs.map((slug) => (
          <li key={slug}>
            <Link className={classes.link} to={`/${slug}`}>
              {contentPageLabels[slug]}
            </Link>
          </li>
        ))}
      </ul>
      <SchemeChoice />
    </footer>
  );
}
