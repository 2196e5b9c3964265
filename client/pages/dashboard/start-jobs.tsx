import { Box, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MatchedJob } from '#shared/matching/state.ts';
import { preferredListTexts } from '#shared/texts/matching/work-preferences.ts';
import { startTexts } from '#shared/texts/start.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { WorkPreferences } from '../../components/work-preferences/work-preferences.tsx';
import { MatchedJobs } from '../../features/matching/jobs-for-result.tsx';
import { useIsLimited } from '../../features/matching/preferred-list.tsx';
import { paths } from '../../lib/paths.ts';

const { bestJobs: texts } = startTexts;
const titleId = 'beste-stellen';

export function StartJobsSection({ children }: { children: ReactNode }) {
  return (
    <Box component="section" mt="xl" aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="md" id={titleId}>
        {texts.title}
      </Title>
      {children}
      <LinkButton to={paths.discover}>{texts.all}</LinkButton>
    </Box>
  );
}

export function StartJobs({ jobs }: { jobs: readonly MatchedJob[] }) {
  const isLimited = useIsLimited();
  if (jobs.length === 0 && !isLimited) return null;
  return (
    <StartJobsSection>
      {isLimited && <WorkPreferences />}
      {jobs.length > 0 ? <MatchedJobs jobs={jobs} /> : <Text mb="md">{preferredListTexts.noBestJob}</Text>}
    </StartJobsSection>
  );
}
