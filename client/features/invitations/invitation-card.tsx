import { Stack, Text } from '@mantine/core';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { invitationPageTexts as texts } from '#shared/texts/members/invitations.ts';
import { roleExplanations } from '#shared/texts/members/members.ts';
import { roleNames } from '#shared/texts/members/roles.ts';
import common from '../../components/common.module.css';
import { EmailText } from '../../components/email-text.tsx';
import classes from './invitation-card.module.css';

export type Invitation = {
  organisation: string;
  email: string;
  role: OrganisationRole;
  invitedBy: string | null;
  hasAccount: boolean;
};

export function InvitationCard({ invitation: { role, email } }: { invitation: Invitation }) {
  return (
    <Stack component="dl" gap="md" bg="var(--pg-fit-soft)" bdrs="fit" className={classes.card}>
      <div>
        <dt>{texts.role}</dt>
        <dd>
          {roleNames[role]}
          <Text span display="block" fw={400}>
            {roleExplanations[role]}
          </Text>
        </dd>
      </div>
      <div>
        <dt>{texts.email}</dt>
        <dd className={`${common.anywhere} ${common.unhyphenated}`}>
          <EmailText email={email} />
        </dd>
      </div>
    </Stack>
  );
}
