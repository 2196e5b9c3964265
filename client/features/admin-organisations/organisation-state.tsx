import { Badge } from '@mantine/core';
import {
  type OrganisationState as State,
  adminOrganisationsTexts as texts,
} from '#shared/texts/admin-organisations.ts';

const colorOf = ({ isLocked, isNameHeld, isVerified }: State): string => {
  if (isLocked) return 'red';
  if (isNameHeld) return 'yellow';
  return isVerified ? 'sage' : 'gray';
};

export const OrganisationState = ({ state }: { state: State }) => (
  <Badge component="span" color={colorOf(state)}>
    {texts.stateOf(state)}
  </Badge>
);
