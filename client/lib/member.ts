import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type OrganisationRole, organisationRoles, type SessionUser } from '#shared/auth/session-user.ts';
import { may } from '#shared/permissions.ts';
import { trpc } from '../trpc.ts';

export type Member = {
  user: SessionUser;
  organisationId: string;
  organisationName: string;
  role: OrganisationRole;
  effectiveRole: OrganisationRole;
  canManage: boolean;
};

export function memberOf(user: SessionUser): Member | null {
  if (user.organisation === null) return null;
  const { organisationId, name, role } = user.organisation;
  return {
    user,
    organisationId,
    organisationName: name,
    role,
    effectiveRole: user.platformRole === 'platform_admin' ? 'owner' : role,
    canManage: may(user, 'organisation.manage'),
  };
}

export type RoleCounts = Record<OrganisationRole, number>;

export const totalMembers = (counts: RoleCounts): number =>
  organisationRoles.reduce((sum, role) => sum + counts[role], 0);

export const useRoleCounts = ({ enabled = true } = {}) => trpc.members.page.useQuery({}, { enabled });

const searchDelayMs = 300;

export function useMembers() {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), searchDelayMs);
  const list = trpc.members.page.useInfiniteQuery(
    { search },
    { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
  );
  return {
    list,
    members: list.data?.pages.flatMap(({ members }) => members) ?? [],
    counts: list.data?.pages[0]?.counts ?? { owner: 0, admin: 0, editor: 0, viewer: 0 },
    typed,
    setTyped,
    isSearching: search !== '',
  };
}
