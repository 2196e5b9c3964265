import { Badge } from '@mantine/core';
import { adminOrganisationsTexts as texts } from '#shared/texts/admin-organisations.ts';

export const OrganisationState = ({ isLocked }: { isLocked: boolean }) => (
  <Badge component="span" color={isLocked ? 'red' : 'sage'}>
    {texts.stateOf({ isLocked })}
  </Badge>
);
