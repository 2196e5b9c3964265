import { candidatesUi as texts } from '#shared/texts/candidates/list.ts';
import { ForCandidateReaders } from '../../components/for-candidate-readers.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { CandidateList } from '../../features/candidates/candidate-list.tsx';
import { paths } from '../../lib/paths.ts';

export default function ResultsPage() {
  return (
    <ForCandidateReaders>
      <PageHeader
        title={texts.title}
        text={texts.text}
        actions={<LinkButton to={paths.company.statistics}>{texts.toStatistics}</LinkButton>}
      />
      <CandidateList />
    </ForCandidateReaders>
  );
}
