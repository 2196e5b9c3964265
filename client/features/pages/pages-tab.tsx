import { Flex, NativeSelect, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type ContentPageSlug, contentPageSlugs } from '#shared/pages.ts';
import { pageEditorTexts as texts } from '#shared/texts/admin/pages-and-outbox.ts';
import { contentPageLabels, footerGroups } from '#shared/texts/pages/footer.ts';
import { AdminLoaded } from '../../components/admin-failure.tsx';
import common from '../../components/common.module.css';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { trpc } from '../../trpc.ts';
import { type PageDrafts, usePageDrafts } from './page-draft.ts';
import { PageEditor } from './page-editor.tsx';
import classes from './pages-tab.module.css';

const isSlug = (value: string | null): value is ContentPageSlug => contentPageSlugs.some((slug) => slug === value);

export function PagesTab() {
  const [search, setSearch] = useSearchParams();
  const requestedSlug = search.get('page');
  const slug = isSlug(requestedSlug) ? requestedSlug : contentPageSlugs[0];
  const { drafts } = usePageDrafts();
  useLeaveWarning(Object.keys(drafts).length > 0);
  return (
    <div className={classes.split}>
      <PageList selectedSlug={slug} drafts={drafts} />
      <PageSelect selectedSlug={slug} drafts={drafts} onChoose={(page) => setSearch({ tab: 'pages', page })} />
      <LoadedEditor key={slug} slug={slug} />
    </div>
  );
}

function LoadedEditor({ slug }: { slug: ContentPageSlug }) {
  const source = trpc.pages.source.useQuery({ slug });
  return (
    <AdminLoaded query={source} isFreshOnly skeleton={<LoadingShape kind="form" />}>
      {(loaded) => <PageEditor slug={slug} source={loaded} />}
    </AdminLoaded>
  );
}

type PageSelectProps = { selectedSlug: ContentPageSlug; drafts: PageDrafts; onChoose: (slug: string) => void };

function PageSelect({ selectedSlug, drafts, onChoose }: PageSelectProps) {
  const labelOf = (slug: ContentPageSlug) =>
    drafts[slug] ? `${contentPageLabels[slug]} (${texts.unsavedMark})` : contentPageLabels[slug];
  return (
    <NativeSelect
      hiddenFrom="sm"
      label={texts.choose}
      value={selectedSlug}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={footerGroups.map(({ title, slugs }) => ({
        group: title,
        items: slugs.map((slug) => ({ value: slug, label: labelOf(slug) })),
      }))}
    />
  );
}

type PageListProps = { selectedSlug: ContentPageSlug; drafts: PageDrafts };

function PageList({ selectedSlug, drafts }: PageListProps) {
  const id = useId();
  return (
    <nav className={classes.list} aria-label={texts.list}>
      {footerGroups.map(({ title, slugs }) => (
        <div key={title}>
          <Text mb={4} c="dimmed" fz={14} id={`${id}-${title}`}>
            {title}
          </Text>
          <Stack component="ul" m="0 0 0 -0.75rem" gap={0} aria-labelledby={`${id}-${title}`}>
            {slugs.map((slug) => (
              <li key={slug}>
                <Flex
                  component={Link}
                  direction="column"
                  justify="center"
                  c="bright"
                  td="none"
                  bdrs="md"
                  className={`${classes.page} ${common.hoverGround}`}
                  to={`?tab=pages&page=${slug}`}
                  aria-current={slug === selectedSlug ? 'true' : undefined}
                  preventScrollReset
                >
                  {contentPageLabels[slug]}
                  {drafts[slug] && (
                    <Text span c="dimmed" fz="xs" fw={500}>
                      {texts.unsavedMark}
                    </Text>
                  )}
                </Flex>
              </li>
            ))}
          </Stack>
        </div>
      ))}
    </nav>
  );
}
