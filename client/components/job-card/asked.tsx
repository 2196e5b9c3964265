import { Box, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { JobCard } from '#shared/jobs/board.ts';
import { jobTexts as texts } from '#shared/texts/jobs/board.ts';
import { useListState } from '../../lib/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { useAskedJobs } from '../../lib/use-asked-jobs.ts';
import common from '../common.module.css';
import { LinkButton, TallLink } from '../link-button.tsx';

const shownCount = 3;

/** Requests for jobs that a list shows late or leaves out, above the list. `hasButton`: one button for all of them. */
export function AskedJobs({ hasButton = false }: { hasButton?: boolean }) {
  const { asked } = useAskedJobs();
  const state = useListState();
  if (asked.length === 0) return null;
  return (
    <Stack
      component="ul"
      gap="md"
      mb="md"
      px="md"
      py="sm"
      bg="var(--pg-fit-soft)"
      bdrs="fit"
      aria-label={texts.askedJobs}
    >
      {asked.slice(0, shownCount).map(({ jobId, jobTitle, companyName }) => (
        <Box key={jobId} component="li" className={`${common.inkLinks} ${common.anywhere}`}>
          {texts.askedJob(companyName)}{' '}
          {hasButton ? (
            <strong>{jobTitle}</strong>
          ) : (
            <TallLink to={paths.job(jobId)} state={state}>
              {jobTitle}
            </TallLink>
          )}
        </Box>
      ))}
      {hasButton && (
        <li>
          <LinkButton to={paths.requests} kind="action">
            {asked.length === 1 ? texts.viewRequest : texts.viewRequests}
          </LinkButton>
        </li>
      )}
    </Stack>
  );
}

type AskedProps = { job: Pick<JobCard, 'jobId' | 'title' | 'company'> };

export const AskedMark = ({ job: { company } }: AskedProps) => (
  <Text mb="xs" px="sm" py={4} fz="sm" fw={600} bg="var(--pg-fit-soft)" bdrs="fit" className={common.anywhere}>
    {texts.asked(company.name)}
  </Text>
);

/** The page of the job has the answer in place. */
export const AnswerLink = ({ job: { jobId, title } }: AskedProps) => (
  <LinkButton to={paths.job(jobId)} state={useListState()}>
    {texts.answerRequest}
    <VisuallyHidden> {title}</VisuallyHidden>
  </LinkButton>
);
