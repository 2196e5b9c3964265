import { testsOverviewTexts } from '#shared/texts/assessments/assessments.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { TestsOverview } from '../../features/assessments/overview/tests-overview.tsx';
import { WhyTests } from '../../features/assessments/overview/why-tests.tsx';

export default function TestsPage() {
  return (
    <>
      <PageHeader title={testsOverviewTexts.title} text={testsOverviewTexts.text} />
      <TestsOverview />
      <WhyTests />
    </>
  );
}
