import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { JobCard } from '#shared/jobs/board.ts';
import { matchThreshold } from '#shared/matching/state.ts';
import type { ReceivedRequest } from '#shared/talent-pool/state.ts';
import { payParts } from '#shared/texts/jobs/pay-text.ts';
import { receivedRequestTexts as texts } from '#shared/texts/talent-pool/person.ts';
import common from '../../components/common.module.css';
import { CompanyLink, UnverifiedMark } from '../../components/company-link.tsx';
import { Particulars } from '../../components/job-card/job-card.tsx';
import { MatchChip } from '../../components/match/match-explanation.tsx';
import { useMatches } from '../../components/match/use-matches.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';

export type RequestAction = { kind: 'accept' | 'decline'; request: ReceivedRequest };

type RequestRowProps = {
  request: ReceivedRequest;
  /** The first open request has the main action of the page. */
  isFirst?: boolean;
  onAction: (action: RequestAction) => void;
};

export function RequestRow({ request, isFirst = false, onAction }: RequestRowProps) {
  const { company, text, isDeclined } = request;
  const trigger = (kind: RequestAction['kind']) => () => onAction({ kind, request });
  return (
    <Box component="li" py="md" className={common.lineTop}>
      <RequestSender request={request} />
      <Box
        component="blockquote"
        m="0.5rem 0"
        p="0.75rem 1rem"
        maw="42rem"
        bg="var(--pg-sunken)"
        bdrs="fit"
        className={`${common.preLine} ${common.anywhere}`}
      >
        {text}
      </Box>
      {isDeclined ? (
        <Text c="dimmed" fz="sm">
          {texts.declined}
        </Text>
      ) : (
        <>
          <Group gap="xs">
            <Button {...(isFirst ? { color: 'coral' } : { variant: 'default' })} onClick={trigger('accept')}>
              {texts.accept}
              <VisuallyHidden> {company.name}</VisuallyHidden>
            </Button>
            <Button variant="subtle" px="sm" onClick={trigger('decline')}>
              {texts.decline}
              <VisuallyHidden> {company.name}</VisuallyHidden>
            </Button>
          </Group>
          <Text mt={4} c="dimmed" fz="sm">
            {texts.acceptHint}
          </Text>
        </>
      )}
    </Box>
  );
}

function RequestSender({
  request: { company, jobId, jobTitle, job, authorName, sentAt },
}: Pick<RequestRowProps, 'request'>) {
  return (
    <>
      <Box component="h2" lh={1.3} fz={17} fw={600}>
        <CompanyLink company={company} />
      </Box>
      {company.isUnverified && (
        <Box my={4}>
          <UnverifiedMark />
        </Box>
      )}
      <p className={`${common.anywhere} ${common.inkLinks}`}>
        {texts.about} <Link to={paths.job(jobId)}>{jobTitle}</Link>
      </p>
      {job !== null && <JobFacts job={job} />}
      <Text c="dimmed" fz="sm" className={`${common.numbers} ${common.anywhere}`}>
        {texts.sent(authorName, formatDate(sentAt))}
      </Text>
    </>
  );
}

/** Pay, place and match: the facts that decide about an answer. */
function JobFacts({ job }: { job: JobCard }) {
  const match = useMatches([[job.jobId]]).matchOf(job.jobId);
  return (
    <>
      <Text mt={4} fw={600} className={`${common.numbers} ${common.anywhere}`}>
        {payParts(job.pay).figure}
      </Text>
      <Particulars job={job} />
      {match && (
        <Box my="xs">
          <MatchChip match={match} voice="you" />
          {match.match < matchThreshold && (
            <Text mt={4} c="dimmed" fz="sm">
              {texts.lowMatch}
            </Text>
          )}
        </Box>
      )}
    </>
  );
}
