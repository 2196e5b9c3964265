import { testsOverviewTexts } from '#shared/texts/tests.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { TestsOverview } from '../../features/tests/tests-overview.tsx';
import { WhyTests } from '../../features/tests/why-tests.tsx';

export default function TestsPage() {
  usePageTitle(testsOverviewTexts.title);
  return (
    <>
      <PageHeader title={testsOverviewTexts.title} text={testsOverviewTexts.text} />
      <TestsOverview />
      <WhyTests />
    </>
  );
}
