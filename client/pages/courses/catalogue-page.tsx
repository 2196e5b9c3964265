import { catalogueTexts as texts } from '#shared/texts/learning/catalogue.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageMeta } from '../../components/page-meta.ts';
import { Catalogue } from '../../features/catalogue/catalogue.tsx';

export default function CataloguePage() {
  usePageMeta({ title: texts.title, description: texts.description });
  return (
    <>
      <PageHeader title={texts.title} text={texts.description} />
      <Catalogue />
    </>
  );
}
