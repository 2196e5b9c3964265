import { Box, Text } from '@mantine/core';
import type { ContentPageSlug } from '#shared/pages.ts';
import { locale, timeZone } from '#shared/product.ts';
import { contentPageLabels } from '#shared/texts/pages/footer.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { HyphenatedText } from '../../components/hyphenated-text/hyphenated-text.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { Prose } from '../../components/prose/prose.tsx';
import { trpc } from '../../trpc.ts';
import classes from './content-page.module.css';
import { ProductPictures } from './product-pictures.tsx';

const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });

export default function ContentPage({ slug }: { slug: ContentPageSlug }) {
  const page = trpc.pages.page.useQuery({ slug });
  const title = page.data?.title ?? contentPageLabels[slug];
  usePageTitle(title);
  return (
    <Box component="article" mx="auto" maw="var(--pg-reading)">
      {!page.isPending && (
        <Box component="h1" ff="heading" fw={650} className={classes.title}>
          <HyphenatedText>{title}</HyphenatedText>
        </Box>
      )}
      <Loaded query={page} skeleton={<LoadingShape kind="text" />}>
        {({ html, updatedAt }) => (
          <>
            {slug === 'features' && <ProductPictures />}
            <Prose html={html} isPage />
            {updatedAt && (
              <Text mt={48} c="dimmed" fz="sm">
                <time dateTime={updatedAt.toISOString()}>
                  {shellTexts.contentPage.updated(longDate.format(updatedAt))}
                </time>
              </Text>
            )}
          </>
        )}
      </Loaded>
    </Box>
  );
}
