import { Outlet } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

const { noAccess: texts } = candidateListTexts;

export default function CandidateGate() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  if (may(session.user, 'candidate.read')) return <Outlet />;
  return (
    <EmptyState
      isPage
      title={texts.title}
      text={texts.text}
      action={<LinkButton to={paths.company.dashboard}>{texts.back}</LinkButton>}
    />
  );
}
