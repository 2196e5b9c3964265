import type { ReactNode } from 'react';
import { may } from '#shared/permissions.ts';
import { candidatesUi } from '#shared/texts/candidates/list.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../empty-state.tsx';
import { LinkButton } from '../link-button.tsx';

const { noAccess: texts } = candidatesUi;

/** Pages about candidates: for admins and owners; everybody else reads why there is nothing. */
export function ForCandidateReaders({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  if (may(session.user, 'candidate.read')) return children;
  return (
    <EmptyState
      isPage
      title={texts.title}
      text={texts.text}
      action={<LinkButton to={paths.company.dashboard}>{texts.back}</LinkButton>}
    />
  );
}
