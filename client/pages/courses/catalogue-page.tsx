import { catalogueTexts as texts } from '#shared/texts/learning/catalogue.ts';
import { PageHeader, usePageMeta } from '../../components/page-header.tsx';
import { Catalogue } from '../../features/catalogue/catalogue.tsx';
import { ContinueLearning, useNewestCourse } from '../../features/learning/continue-learning.tsx';

/** Own courses first, then all public ones. */
export default function CataloguePage() {
  usePageMeta({ title: texts.title, description: texts.description });
  const newest = useNewestCourse();
  return (
    <>
      <PageHeader title={texts.title} text={texts.description} />
      <ContinueLearning {...newest} />
      <Catalogue isWaiting={newest.isPending} />
    </>
  );
}
