import type { ReactNode } from 'react';
import { organisationTexts } from '#shared/texts/organisations/organisations.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { homeOf } from '../../lib/access.ts';
import { type Member, memberOf } from '../../lib/member.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

type RequireOrganisationProps = { title: string; children: (member: Member) => ReactNode };

/** Staff may open this without an organisation; the gate stops everyone else. */
export function RequireOrganisation({ title, children }: RequireOrganisationProps) {
  const session = useSession();
  const home = useAreaHome();
  if (session.status !== 'signedIn') return null;
  const member = memberOf(session.user);
  if (member !== null) return children(member);
  const isAtHome = window.location.pathname === home;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        {...organisationTexts.none}
        action={isAtHome ? undefined : <LinkButton to={home}>{shellTexts.notFound.back}</LinkButton>}
      />
    </>
  );
}

function useAreaHome(): string {
  const session = useSession();
  return session.status === 'signedIn' ? homeOf(session.user) : paths.home;
}
