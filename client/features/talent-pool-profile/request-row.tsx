import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { JobCard } from '#shared/jobs/board.ts';
import { ownFitGroup } from '#shared/talent-pool/fit-groups.ts';
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
  const isLow = useMatchIsLow(request.jobId);
  return (
    <Box component="li" py="md" className={common.lineTop}>
      <RequestSender request={request} />
      <RequestWords request={request} />
      {isLow && !request.isDeclined && <LowMatchNote />}
      <RequestAnswer request={request} isMain={isFirst} onAction={onAction} />
    </Box>
  );
}

const foldedLength = 150;

/** `isFolded`: on the page of the job, where a long text shows its first lines until the person opens it. */
export function RequestWords({
  request: { text, authorName, sentAt },
  isFolded = false,
}: Pick<RequestRowProps, 'request'> & { isFolded?: boolean }) {
  const [isWhole, setIsWhole] = useState(!isFolded || text.length <= foldedLength);
  return (
    <Box
      component="blockquote"
      m="0.5rem 0"
      p="0.75rem 1rem"
      maw="42rem"
      bg={isFolded ? 'var(--pg-surface)' : 'var(--pg-sunken)'}
      bdrs="fit"
    >
      <Text c="dimmed" fz={14} className={`${common.numbers} ${common.anywhere}`}>
        {texts.words(authorName, formatDate(sentAt))}
      </Text>
      <Text {...(!isWhole && { lineClamp: 3 })} className={`${common.preLine} ${common.anywhere}`}>
        {text}
      </Text>
      {!isWhole && (
        <Button variant="subtle" px={0} onClick={() => setIsWhole(true)}>
          {texts.whole}
        </Button>
      )}
    </Box>
  );
}

/** The words of the company may promise more than the match. */
export const useMatchIsLow = (jobId: string): boolean => {
  const match = useMatches([[jobId]]).matchOf(jobId);
  return match !== null && match !== undefined && ownFitGroup(match) === 'low';
};

export const LowMatchNote = () => (
  <Text mb="xs" maw="42rem" fz="sm">
    {texts.lowMatch}
  </Text>
);

type RequestAnswerProps = Pick<RequestRowProps, 'request' | 'onAction'> & { isMain: boolean };

export function RequestAnswer({ request, isMain, onAction }: RequestAnswerProps) {
  const { company, isDeclined } = request;
  const trigger = (kind: RequestAction['kind']) => () => onAction({ kind, request });
  if (isDeclined)
    return (
      <Text c="dimmed" fz="sm">
        {texts.declined}
      </Text>
    );
  return (
    <>
      <Group gap="xs">
        <Button {...(isMain ? { color: 'coral' } : { variant: 'default' })} onClick={trigger('accept')}>
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
  );
}

function RequestSender({ request: { company, jobId, jobTitle, job } }: Pick<RequestRowProps, 'request'>) {
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
        </Box>
      )}
    </>
  );
}
