import { type EmptyArea, emptyAreas } from '#shared/texts/empty-areas.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { useAreaHome } from '../../lib/use-area-home.ts';

/** A page of the product that has nothing to show in this installation. */
export default function EmptyAreaPage({ area }: { area: EmptyArea }) {
  const { title, text } = emptyAreas[area];
  const home = useAreaHome();
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title={text} text="" action={<LinkButton to={home}>{shellTexts.notFound.back}</LinkButton>} />
    </>
  );
}
