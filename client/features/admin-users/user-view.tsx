import { Skeleton, Stack } from '@mantine/core';
import type { UserDetail } from '#shared/admin/users.ts';
import { may } from '#shared/permissions.ts';
import { adminListTexts } from '#shared/texts/admin-list.ts';
import { adminUsersTexts, adminUserTexts as texts } from '#shared/texts/admin-users.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { paths } from '../../app/paths.ts';
import { AdminDetail, FactGrid } from '../../components/admin-detail/admin-detail.tsx';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { codeOf } from '../../lib/errors.ts';
import { forgotten } from '../../lib/refused.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { UserActions } from './user-actions.tsx';
import { UserBadge } from './user-badge.tsx';
import { UserLinks } from './user-links.tsx';
import { UserMails } from './user-mails.tsx';
import { UserSessions } from './user-sessions.tsx';

const back = { to: paths.admin.users, label: adminUsersTexts.title };
const missing = new Set<string | null>(['NOT_FOUND', 'INVALID_INPUT']);
const nameOf = ({ firstName, lastName, email }: UserDetail): string => `${firstName} ${lastName}`.trim() || email;

/** One account as staff sees it. */
export function UserView({ userId }: { userId: string }) {
  const session = useSession();
  const query = trpc.adminUsers.user.useQuery({ userId }, forgotten);
  usePageTitle(query.data === undefined ? texts.pageTitle : nameOf(query.data));
  if (query.isPending) return <ViewSkeleton />;
  if (missing.has(codeOf(query.error))) return <Missing />;
  if (query.data === undefined) return <AdminFailure error={query.error} onRetry={() => void query.refetch()} />;
  const user = query.data;
  const who = session.status === 'signedIn' ? session.user : null;
  const mayChange = may(who, 'admin.change');
  const isSelf = who?.userId === userId;
  return (
    <AdminDetail
      back={back}
      title={nameOf(user)}
      state={<UserBadge user={user} />}
      {...(mayChange && { actions: <UserActions user={user} isSelf={isSelf} /> })}
    >
      {!mayChange && <p className={look('muted')}>{adminListTexts.readOnly}</p>}
      {mayChange && isSelf && <p className={look('muted')}>{texts.self}</p>}
      <FactGrid facts={factsOf(user)} />
      <UserLinks user={user} />
      <UserSessions sessions={user.sessions} />
      <UserMails mails={user.mails} />
    </AdminDetail>
  );
}

function factsOf(user: UserDetail): ReadonlyArray<readonly [string, string]> {
  const { email, platformRole, organisation, confirmedAt, createdAt, lock, hasTwoFactor } = user;
  return [
    ...(lock === null
      ? []
      : ([
          [texts.lockedSince, formatDateTime(lock.at)],
          [texts.lockReason, lock.reason],
        ] as const)),
    [texts.email, email],
    [texts.kind, adminUsersTexts.kinds[user.userType]],
    [texts.platformRole, texts.platformRoleName(platformRole)],
    [
      texts.organisation,
      organisation === null ? texts.noOrganisation : texts.inOrganisation(organisation.name, organisation.role),
    ],
    [texts.registered, formatDateTime(createdAt)],
    [texts.confirmed, confirmedAt === null ? texts.notConfirmed : formatDateTime(confirmedAt)],
    [texts.twoFactor, texts.isOn(hasTwoFactor)],
  ];
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
