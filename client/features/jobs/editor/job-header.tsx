import { Badge, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { JobStatus } from '#shared/jobs/draft.ts';
import type { EditedJob } from '#shared/jobs/state.ts';
import { companyJobListTexts, jobStatusNames, jobEditorTexts as texts } from '#shared/texts/jobs/editor.ts';
import { moderationTexts } from '#shared/texts/moderation/moderation.ts';
import common from '../../../components/common.module.css';
import { BackLink, DocumentBar } from '../../../components/document-bar/document-bar.tsx';
import { JobAreas } from '../../../components/job-view/job-areas.tsx';
import { JobTitle } from '../../../components/job-view/job-page-head.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';

type JobHeaderProps = {
  job: EditedJob;
  title: string;
  note?: ReactNode;
  actions: ReactNode;
};

export function JobHeader({ job, title, note, actions }: JobHeaderProps) {
  return (
    <>
      <DocumentBar>
        <BackLink to={paths.company.jobs} label={texts.back} />
        <JobTitle title={title} />
        {note}
      </DocumentBar>
      <JobAreas jobId={job.jobId} current="job" />
      <Group gap="0.75rem 1.25rem" mt={4} mb="lg">
        <Facts job={job} />
        <Group gap="xs" ms={{ base: 0, sm: 'auto' }}>
          {actions}
        </Group>
      </Group>
    </>
  );
}

function Facts({ job }: { job: EditedJob }) {
  const { endsAt, closedAt, status, updatedAt, updatedByName, reference } = job;
  const facts = [
    reference,
    ...(endsAt === null ? [] : [texts.endsOn(formatDate(endsAt))]),
    ...(status === 'closed' && closedAt !== null ? [texts.closedOn(formatDate(closedAt))] : []),
    texts.edited(formatDateTime(updatedAt), updatedByName),
  ];
  return (
    <Group gap="0.375rem 0.75rem">
      <JobBadges job={job} />
      {facts.map((fact) => (
        <Text span key={fact} c="dimmed" fz={14} className={`${common.numbers} ${common.anywhere}`}>
          {fact}
        </Text>
      ))}
    </Group>
  );
}

type JobBadgesProps = { job: { status: JobStatus; isOnline: boolean; isTakenDown: boolean; hasChanges: boolean } };

export function JobBadges({ job: { status, isOnline, isTakenDown, hasChanges } }: JobBadgesProps) {
  return (
    <>
      <StateBadge of="job" state={isTakenDown ? 'takenDown' : status}>
        {isTakenDown ? moderationTexts.badge : jobStatusNames[status]}
      </StateBadge>
      {isOnline && hasChanges && (
        <Badge component="span" color="amber">
          {companyJobListTexts.unpublishedChanges}
        </Badge>
      )}
    </>
  );
}
