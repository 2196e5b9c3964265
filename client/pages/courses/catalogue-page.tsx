import { catalogueTexts as texts } from '#shared/texts/catalogue.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { Catalogue } from '../../features/catalogue/catalogue.tsx';
import { usePageMeta } from '../../features/catalogue/page-meta.ts';

export default function CataloguePage() {
  usePageMeta({ title: texts.title, description: texts.description });
  return (
    <>
      <PageHeader title={texts.title} text={texts.description} />
      <Catalogue />
    </>
  );
}
