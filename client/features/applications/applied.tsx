import { Group, Stack, Text } from '@mantine/core';
import type { OwnApplicationState } from '#shared/applications/state.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { applyTexts as texts } from '#shared/texts/applications/applying.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';

/** The state of an application, the promised answer and the next step. */
export function Applied({ jobId, application }: { jobId: string; application: OwnApplicationState }) {
  const { status, appliedAt, replyBy, isOverdue } = application;
  return (
    <Stack w="100%" gap="xs">
      <Group component="p" gap="0.25rem 0.75rem" className={common.numbers}>
        <StateBadge of="application" state={status}>
          {applicationStatusNames[status]}
        </StateBadge>
        <span>{texts.applied(formatDate(appliedAt))}</span>
      </Group>
      {replyBy !== null && (
        <Text fw={600} className={common.numbers}>
          {isOverdue ? texts.overdue(replyBy) : texts.companyReplies(replyBy)}
        </Text>
      )}
      <LinkButton to={paths.application(jobId)}>{texts.toApplication}</LinkButton>
    </Stack>
  );
}
