import { candidatesUi } from '#shared/texts/candidates/list.ts';
import { ForCandidateReaders } from '../../components/candidate-view/for-candidate-readers.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Statistics } from '../../features/candidates/statistics.tsx';
import { paths } from '../../lib/paths.ts';

const { statistics: texts } = candidatesUi;

export default function StatisticsPage() {
  return (
    <ForCandidateReaders>
      <PageHeader
        title={texts.title}
        text={texts.text}
        actions={<LinkButton to={paths.company.results}>{texts.back}</LinkButton>}
      />
      <Statistics />
    </ForCandidateReaders>
  );
}
