import type { ContentPageSlug } from '#shared/pages.ts';
import { contentPageLabels } from '#shared/pages.ts';
import { locale, timeZone } from '#shared/product.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { Prose } from '../../components/prose/prose.tsx';
import { trpc } from '../../trpc.ts';
import classes from './content-page.module.css';
import { ContentSkeleton } from './content-skeleton.tsx';

const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });

export default function ContentPage({ slug }: { slug: ContentPageSlug }) {
  const page = trpc.pages.page.useQuery({ slug });
  usePageTitle(page.data?.title ?? contentPageLabels[slug]);
  if (page.isPending) return <ContentSkeleton />;
  if (page.isError) {
    return (
      <div className={classes.page}>
        <h1 className={classes.title}>{contentPageLabels[slug]}</h1>
        <ErrorState onRetry={() => void page.refetch()} />
      </div>
    );
  }
  const { title, html, updatedAt } = page.data;
  return (
    <article className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <Prose html={html} />
      {updatedAt && (
        <p className={classes.updated}>
          <time dateTime={updatedAt.toISOString()}>{shellTexts.contentPage.updated(longDate.format(updatedAt))}</time>
        </p>
      )}
    </article>
  );
}
