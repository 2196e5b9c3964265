import { Box, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type ContentPageSlug, contentPageSlugs } from '#shared/pages.ts';
import { pageEditorTexts as texts } from '#shared/texts/admin/admin.ts';
import { contentPageLabels, footerGroups } from '#shared/texts/pages/footer.ts';
import { LoadedInPortal } from '../../components/admin-failure.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { look } from '../../components/look/look.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { trpc } from '../../trpc.ts';
import { type PageDrafts, usePageDrafts } from './page-draft.ts';
import { PageEditor } from './page-editor.tsx';
import classes from './pages-tab.module.css';

const isSlug = (value: string | null): value is ContentPageSlug => contentPageSlugs.some((slug) => slug === value);

/** The page being edited stands in the address, so that a reload and a bookmark lead back to it. */
export function PagesTab() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('page');
  const slug = isSlug(asked) ? asked : contentPageSlugs[0];
  const { drafts } = usePageDrafts();
  useLeaveWarning(Object.keys(drafts).length > 0);
  return (
    <div className={`${classes.split} ${look('stack', 'gap24')}`}>
      <PageList chosen={slug} drafts={drafts} />
      <PageSelect chosen={slug} drafts={drafts} onChoose={(page) => setSearch({ tab: 'pages', page })} />
      <LoadedEditor key={slug} slug={slug} />
    </div>
  );
}

function LoadedEditor({ slug }: { slug: ContentPageSlug }) {
  const source = trpc.pages.source.useQuery({ slug });
  return (
    <LoadedInPortal query={source} isFreshOnly skeleton={<LoadingShape kind="form" />}>
      {(loaded) => <PageEditor slug={slug} source={loaded} />}
    </LoadedInPortal>
  );
}

type PageSelectProps = { chosen: ContentPageSlug; drafts: PageDrafts; onChoose: (slug: string) => void };

function PageSelect({ chosen, drafts, onChoose }: PageSelectProps) {
  const labelOf = (slug: ContentPageSlug) =>
    drafts[slug] ? `${contentPageLabels[slug]} (${texts.unsavedMark})` : contentPageLabels[slug];
  return (
    <NativeSelect
      className={classes.select}
      label={texts.choose}
      value={chosen}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={footerGroups.map(({ title, slugs }) => ({
        group: title,
        items: slugs.map((slug) => ({ value: slug, label: labelOf(slug) })),
      }))}
    />
  );
}

type PageListProps = { chosen: ContentPageSlug; drafts: PageDrafts };

/** Grouped as in the footer; on phones a select replaces the list. */
function PageList({ chosen, drafts }: PageListProps) {
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
