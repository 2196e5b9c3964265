import { Box } from '@mantine/core';
import type { ContentPageSlug } from '#shared/pages.ts';
import { locale, timeZone } from '#shared/product.ts';
import { contentPageLabels } from '#shared/texts/pages/footer.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { Jointed } from '../../components/jointed/jointed.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { look } from '../../components/look/look.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { Prose } from '../../components/prose/prose.tsx';
import { trpc } from '../../trpc.ts';
import classes from './content-page.module.css';

const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });

export default function ContentPage({ slug }: { slug: ContentPageSlug }) {
  const page = trpc.pages.page.useQuery({ slug });
  const title = page.data?.title ?? contentPageLabels[slug];
  usePageTitle(title);
  return (
    <article className={look('mid', 'reading')}>
      {!page.isPending && (
        <h1 className={`${classes.title} ${look('heading')}`}>
          <Jointed>{title}</Jointed>
        </h1>
      )}
      <Loaded query={page} skeleton={<LoadingShape kind="text" />}>
        {({ html, updatedAt }) => (
          <>
            <Prose html={html} isPage />
            {updatedAt && (
              <Box component="p" mt={48} className={look('muted', 'small')}>
                <time dateTime={updatedAt.toISOString()}>
                  {shellTexts.contentPage.updated(longDate.format(updatedAt))}
                </time>
              </Box>
            )}
          </>
        )}
      </Loaded>
    </article>
  );
}
