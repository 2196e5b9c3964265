import type { UserInList } from '#shared/admin/users.ts';
import { adminUsersTexts as texts } from '#shared/texts/admin/users.ts';
import { StateBadge } from '../../components/state-badge.tsx';

/** Locked, unconfirmed or usable. */
export const UserState = ({ user }: { user: Pick<UserInList, 'isLocked' | 'isConfirmed'> }) => (
  <StateBadge of="account" state={user.isLocked ? 'locked' : user.isConfirmed ? 'usable' : 'unconfirmed'}>
    {texts.stateOf(user)}
  </StateBadge>
);
