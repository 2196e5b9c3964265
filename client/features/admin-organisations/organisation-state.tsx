import {
  type OrganisationState as State,
  adminOrganisationsTexts as texts,
} from '#shared/texts/admin/organisations.ts';
import { StateBadge } from '../../components/state-badge.tsx';

const shownOf = ({ isLocked, isNameHeld, isVerified }: State) => {
  if (isLocked) return 'locked';
  if (isNameHeld) return 'nameHeld';
  return isVerified ? 'verified' : 'unverified';
};

export const OrganisationState = ({ state }: { state: State }) => (
  <StateBadge of="organisation" state={shownOf(state)}>
    {texts.stateOf(state)}
  </StateBadge>
);
