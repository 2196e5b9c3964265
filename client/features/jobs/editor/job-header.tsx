import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobEditorTexts as texts } from '#shared/texts/jobs/editor.ts';
import { BackLink, DocumentBar } from '../../../components/document-bar/document-bar.tsx';
import { JobAreas } from '../../../components/job-areas.tsx';
import { JobTitle } from '../../../components/job-page-head.tsx';
import { look } from '../../../components/look/look.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { JobBadges } from '../job-badges.tsx';

type JobHeaderProps = {
  job: EditedJob;
  title: string;
  /** At the end of the first line, which stays in sight. */
  note?: ReactNode;
  actions: ReactNode;
};

/** The title, which stays in sight, and below it where the job stands and what can be done with it. */
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
        <span key={fact} className={look('muted', 'fine', 'numbers', 'anywhere')}>
          {fact}
        </span>
      ))}
    </Group>
  );
}
