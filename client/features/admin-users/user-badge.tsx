import { Badge } from '@mantine/core';
import type { UserInList } from '#shared/admin/users.ts';
import { adminUsersTexts as texts } from '#shared/texts/admin-users.ts';

/** Whether somebody can use the account. */
export const UserBadge = ({ user }: { user: Pick<UserInList, 'isLocked' | 'isConfirmed'> }) => (
  <Badge component="span" color={user.isLocked ? 'red' : user.isConfirmed ? 'sage' : 'amber'}>
    {texts.stateOf(user)}
  </Badge>
);
