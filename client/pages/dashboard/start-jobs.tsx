import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MatchingOverview } from '#shared/matching/state.ts';
import { preferredListTexts } from '#shared/texts/matching/work-preferences.ts';
import { startTexts } from '#shared/texts/start.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { OverviewSection } from '../../components/overview-section/overview-section.tsx';
import { WorkPreferences } from '../../components/work-preferences/work-preferences.tsx';
import { MatchedJobs } from '../../features/matching/jobs-for-result.tsx';
import { useIsLimited } from '../../features/matching/preferred-list.tsx';
import { useNewestJobs } from '../../features/matching/use-discover.ts';
import { paths } from '../../lib/paths.ts';

const { bestJobs: texts } = startTexts;

type StartJobsSectionProps = { title?: string; children: ReactNode };

export const StartJobsSection = ({ title = texts.title, children }: StartJobsSectionProps) => (
  <Box mt="xl">
    <OverviewSection title={title}>
      {children}
      <LinkButton to={paths.discover}>{texts.all}</LinkButton>
    </OverviewSection>
  </Box>
);

export function StartJobs({ overview }: { overview: MatchingOverview | undefined }) {
  const isLimited = useIsLimited();
  if (overview === undefined) return null;
  const { best, missing } = overview;
  if (missing.softskills && missing.values) return <NewestJobs />;
  if (best.length === 0 && !isLimited) return null;
  return (
    <StartJobsSection>
      <Text mt="-0.75rem" mb={4} c="dimmed" fz="sm">
        {texts.basis(missing)}
      </Text>
      <WorkPreferences />
      {best.length > 0 ? <MatchedJobs jobs={best} /> : <Text mb="md">{preferredListTexts.noBestJob}</Text>}
    </StartJobsSection>
  );
}

/** Without a result, no job is better than another one. */
function NewestJobs() {
  const jobs = useNewestJobs();
  if (jobs.length === 0) return null;
  return (
    <StartJobsSection title={texts.newest}>
      <MatchedJobs jobs={jobs} />
    </StartJobsSection>
  );
}
