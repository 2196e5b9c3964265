import { Text } from '@mantine/core';
import { useParams } from 'react-router-dom';
import type { UserDetail } from '#shared/admin/users.ts';
import { may } from '#shared/permissions.ts';
import { adminUsersTexts, adminUserTexts as texts } from '#shared/texts/admin/users.ts';
import { AdminDetail, DefinitionGrid, LoadedDetail } from '../../components/admin-detail/admin-detail.tsx';
import { UserState } from '../../components/admin-list/state-badges.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { dropOnUnmount } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { UserActions } from './user-actions.tsx';
import { UserLinks } from './user-links.tsx';
import { UserMails } from './user-mails.tsx';
import { UserSessions } from './user-sessions.tsx';

const back = { to: paths.admin.users, label: adminUsersTexts.title };
const nameOf = ({ firstName, lastName, email }: UserDetail): string => `${firstName} ${lastName}`.trim() || email;

export function UserView({ userId }: { userId: string }) {
  const session = useSession();
  const query = trpc.adminUsers.user.useQuery({ userId }, dropOnUnmount);
  const viewer = session.status === 'signedIn' ? session.user : null;
  const isSelf = viewer?.userId === userId;
  return (
    <LoadedDetail query={query} pageTitle={texts.pageTitle} missing={texts.missing} listAt={back.to}>
      {(user) => (
        <AdminDetail
          back={back}
          title={nameOf(user)}
          state={<UserState user={user} />}
          actions={<UserActions user={user} isSelf={isSelf} />}
        >
          {isSelf && may(viewer, 'admin.change') && <Text c="dimmed">{texts.self}</Text>}
          <DefinitionGrid facts={factsOf(user)} />
          <UserLinks user={user} />
          <UserSessions sessions={user.sessions} />
          <UserMails mails={user.mails} />
        </AdminDetail>
      )}
    </LoadedDetail>
  );
}

function factsOf(user: UserDetail): ReadonlyArray<readonly [string, string]> {
  const { email, platformRole, organisation, confirmedAt, createdAt, lock, eraseAt, hasTwoFactor } = user;
  return [
    ...(eraseAt === null ? [] : [[texts.erasedOn, formatDateTime(eraseAt)] as const]),
    ...(lock === null || eraseAt !== null
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

export default function AdminUserPage() {
  const { id = '' } = useParams();
  return <UserView key={id} userId={id} />;
}
