import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type ContentPageSlug, contentPageLabels, footerGroups } from '#shared/pages.ts';
import { pageEditorTexts as texts } from '#shared/texts/admin.ts';
import type { PageDrafts } from './page-draft.ts';
import classes from './pages-tab.module.css';

type PageListProps = { chosen: ContentPageSlug; drafts: PageDrafts };

/** The pages as the footer groups them; on phones a selection takes its place. */
export function PageList({ chosen, drafts }: PageListProps) {
  const id = useId();
  return (
    <nav className={classes.list} aria-label={texts.list}>
      {footerGroups.map(({ title, slugs }) => (
        <div key={title}>
          <p className={classes.group} id={`${id}-${title}`}>
            {title}
          </p>
          <ul className={classes.pages} aria-labelledby={`${id}-${title}`}>
            {slugs.map((slug) => (
              <li key={slug}>
                <Link
                  className={classes.page}
                  to={`?tab=pages&page=${slug}`}
                  aria-current={slug === chosen ? 'true' : undefined}
                  preventScrollReset
                >
                  {contentPageLabels[slug]}
                  {drafts[slug] && <span className={classes.mark}>{texts.unsavedMark}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
