import { Link } from 'react-router-dom';
import { contentPageLabels, footerGroups } from '#shared/pages.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { Logo } from '../../components/logo.tsx';
import { Copyright } from './copyright.tsx';
import { SchemeChoice } from './scheme-choice.tsx';
import classes from './site-footer.module.css';

export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <Logo />
          <p className={classes.claim}>{shellTexts.footer.about}</p>
        </div>
        <nav className={classes.groups} aria-label={shellTexts.footer.navigation}>
          {footerGroups.map(({ title, slugs }) => (
            <div key={title}>
              <h2 className={classes.group}>{title}</h2>
              <ul className={classes.links}>
                {slugs.map((slug) => (
                  <li key={slug}>
                    <Link className={classes.link} to={`/${slug}`}>
                      {contentPageLabels[slug]}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={classes.end}>
          <p className={classes.copyright}>
            <Copyright />
          </p>
          <SchemeChoice />
        </div>
      </div>
    </footer>
  );
}
