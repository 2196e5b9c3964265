import { Box, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MatchedJob as Job } from '#shared/matching/state.ts';
import { startTexts } from '#shared/texts/start.ts';
import { useOwnApplications } from '../../components/job-card/job-card.tsx';
import { JobCards } from '../../components/job-card/job-cards-skeleton.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Apply } from '../../features/matching/best-jobs.tsx';
import { MatchedJob } from '../../features/matching/matched-job.tsx';
import { paths } from '../../lib/paths.ts';

const { bestJob: texts } = startTexts;
const titleId = 'beste-stelle';

export function BestJobSection({ children }: { children: ReactNode }) {
  return (
    <Box component="section" mt="xl" aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="md" id={titleId}>
        {texts.title}
      </Title>
      <JobCards>{children}</JobCards>
      <LinkButton to={paths.discover}>{texts.all}</LinkButton>
    </Box>
  );
}

export function BestJob({ job }: { job: Job | undefined }) {
  const { applicationOf } = useOwnApplications([job === undefined ? [] : [job.jobId]]);
  if (job === undefined) return null;
  const application = applicationOf(job.jobId);
  return (
    <BestJobSection>
      <MatchedJob
        job={job}
        heading="h3"
        application={application}
        action={<Apply job={job} application={application} />}
      />
    </BestJobSection>
  );
}
