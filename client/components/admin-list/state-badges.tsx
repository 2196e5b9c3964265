import type { AdminJobRow } from '#shared/admin/jobs.ts';
import type { AdminUserRow } from '#shared/admin/users.ts';
import { adminJobsTexts } from '#shared/texts/admin/jobs.ts';
import { adminOrganisationsTexts, type OrganisationState as State } from '#shared/texts/admin/organisations.ts';
import { adminUsersTexts } from '#shared/texts/admin/users.ts';
import { StateBadge } from '../state-badge.tsx';

export const UserState = ({ user }: { user: Pick<AdminUserRow, 'isLocked' | 'isConfirmed'> }) => (
  <StateBadge of="account" state={user.isLocked ? 'locked' : user.isConfirmed ? 'usable' : 'unconfirmed'}>
    {adminUsersTexts.stateOf(user)}
  </StateBadge>
);

export const JobState = ({ job }: { job: Pick<AdminJobRow, 'status' | 'isTakenDown'> }) => (
  <StateBadge of="job" state={job.isTakenDown ? 'takenDown' : job.status}>
    {adminJobsTexts.stateOf(job)}
  </StateBadge>
);

const badgeStateOf = ({ isLocked, isNameHeld, isVerified }: State) => {
  if (isLocked) return 'locked';
  if (isNameHeld) return 'nameHeld';
  return isVerified ? 'verified' : 'unverified';
};

export const OrganisationState = ({ state }: { state: State }) => (
  <StateBadge of="organisation" state={badgeStateOf(state)}>
    {adminOrganisationsTexts.stateOf(state)}
  </StateBadge>
);
