import { Skeleton, Stack } from '@mantine/core';
import { may } from '#shared/permissions.ts';
import { adminListTexts } from '#shared/texts/admin-list.ts';
import { adminOrganisationsTexts, adminOrganisationTexts as texts } from '#shared/texts/admin-organisations.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { paths } from '../../app/paths.ts';
import { AdminDetail } from '../../components/admin-detail/admin-detail.tsx';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { DecisionList } from '../../components/take-down/decision-list.tsx';
import { codeOf } from '../../lib/errors.ts';
import { forgotten } from '../../lib/refused.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { OrganisationActions } from './organisation-actions.tsx';
import { OrganisationFacts } from './organisation-facts.tsx';
import { OrganisationLinks } from './organisation-links.tsx';
import { OrganisationMembers } from './organisation-members.tsx';
import { OrganisationState } from './organisation-state.tsx';

const back = { to: paths.admin.organisations, label: adminOrganisationsTexts.title };
const missing = new Set<string | null>(['NOT_FOUND', 'INVALID_INPUT']);

/** One organisation as staff sees it. */
export function OrganisationView({ organisationId }: { organisationId: string }) {
  const session = useSession();
  const query = trpc.adminOrganisations.organisation.useQuery({ organisationId }, forgotten);
  usePageTitle(query.data?.name ?? texts.pageTitle);
  if (query.isPending) return <ViewSkeleton />;
  if (missing.has(codeOf(query.error))) return <Missing />;
  if (query.data === undefined) return <AdminFailure error={query.error} onRetry={() => void query.refetch()} />;
  const organisation = query.data;
  const mayChange = session.status === 'signedIn' && may(session.user, 'admin.change');
  return (
    <AdminDetail
      back={back}
      title={organisation.name}
      state={<OrganisationState isLocked={organisation.lockedAt !== null} />}
      {...(mayChange && { actions: <OrganisationActions organisation={organisation} /> })}
    >
      {!mayChange && <p className={look('muted')}>{adminListTexts.readOnly}</p>}
      <OrganisationFacts organisation={organisation} />
      <OrganisationMembers organisationId={organisationId} />
      <DecisionList decisions={organisation.decisions} />
      <OrganisationLinks organisation={organisation} />
    </AdminDetail>
  );
}

const Missing = () => (
  <EmptyState
    isPage
    title={texts.missing.title}
    text={texts.missing.text}
    action={<LinkButton to={back.to}>{texts.missing.back}</LinkButton>}
  />
);

const ViewSkeleton = () => (
  <Stack role="status" aria-label={shellTexts.loading}>
    <Skeleton height={48} w="20rem" maw="100%" />
    <Skeleton height={160} />
    <Skeleton height={240} />
  </Stack>
);
