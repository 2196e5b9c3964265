import { Box } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type ContentPageSlug, contentPageLabels, footerGroups } from '#shared/pages.ts';
import { pageEditorTexts as texts } from '#shared/texts/admin/admin.ts';
import { look } from '../../components/look/look.ts';
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
          <Box component="p" mb={4} className={look('muted', 'fine')} id={`${id}-${title}`}>
            {title}
          </Box>
          <Box component="ul" m="0 0 0 -0.75rem" className={look('stack')} aria-labelledby={`${id}-${title}`}>
            {slugs.map((slug) => (
              <li key={slug}>
                <Link
                  className={`${classes.page} ${look('column', 'toMiddle', 'ink', 'medium', 'undecorated', 'roundMd', 'hoverGround')}`}
                  to={`?tab=pages&page=${slug}`}
                  aria-current={slug === chosen ? 'true' : undefined}
                  preventScrollReset
                >
                  {contentPageLabels[slug]}
                  {drafts[slug] && <span className={look('muted', 'tiny', 'medium')}>{texts.unsavedMark}</span>}
                </Link>
              </li>
            ))}
          </Box>
        </div>
      ))}
    </nav>
  );
}
