import { Group, Text } from '@mantine/core';
import { openInvitationTexts } from '#shared/texts/members/invitations.ts';
import { roleNames } from '#shared/texts/members/roles.ts';
import { companyDashboardTexts as texts } from '#shared/texts/organisations/organisations.ts';
import common from '../../components/common.module.css';
import { EmailText } from '../../components/email-text.tsx';
import { OverviewSection } from '../../components/overview-section/overview-section.tsx';
import { formatDate } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';

const shownCount = 5;

export function InvitationSummary() {
  const { data, isPending } = trpc.invitations.page.useQuery({});
  if (isPending || data?.total === 0) return null;
  return (
    <OverviewSection title={texts.open}>
      {data === undefined && <p role="alert">{openInvitationTexts.loadFailed}</p>}
      <ul>
        {data?.invitations.slice(0, shownCount).map(({ invitationId, email, role, sentAt, isExpired }) => (
          <Group
            gap="0.125rem 1.5rem"
            align="stretch"
            justify="space-between"
            component="li"
            py="sm"
            key={invitationId}
            className={common.lineTop}
          >
            <Text span fw={600} className={`${common.anywhere} ${common.unhyphenated}`}>
              <EmailText email={email} />
            </Text>
            <Text span mt={2} c="dimmed" fz="sm">
              {roleNames[role]}, {isExpired ? openInvitationTexts.expired : texts.sentAt(formatDate(sentAt))}
            </Text>
          </Group>
        ))}
      </ul>
      {data !== undefined && data.total > shownCount && (
        <Text mt={2} c="dimmed" fz="sm">
          {texts.more(data.total - shownCount)}
        </Text>
      )}
    </OverviewSection>
  );
}
