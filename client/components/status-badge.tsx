import { Badge } from '@mantine/core';
import type { ApplicationStatus } from '#shared/applications/status.ts';
import { applicationStatusNames } from '#shared/texts/applications.ts';

const colours: Record<ApplicationStatus, string> = {
  applied: 'petrol',
  reviewing: 'amber',
  invited: 'sage',
  hired: 'sage',
  refused: 'gray',
  withdrawn: 'gray',
};

/** Where an application stands. */
export const StatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge component="span" color={colours[status]}>
    {applicationStatusNames[status]}
  </Badge>
);
