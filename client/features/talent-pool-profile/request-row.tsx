import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { JobCard } from '#shared/jobs/board.ts';
import { ownFitGroup } from '#shared/talent-pool/fit-groups.ts';
import type { ReceivedRequest } from '#shared/talent-pool/state.ts';
import { payParts } from '#shared/texts/jobs/pay-text.ts';
import { receivedRequestTexts as texts } from '#shared/texts/talent-pool/person.ts';
import common from '../../components/common.module.css';
import { CompanyLink, UnverifiedMark } from '../../components/company-link.tsx';
import { Particulars } from '../../components/job-card/job-card.tsx';
import { TallLink } from '../../components/link-button.tsx';
import { MatchChip } from '../../components/match/match-explanation.tsx';
import { useMatches } from '../../components/match/use-matches.ts';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
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
  const answer = <RequestAnswer request={request} isMain={isFirst} onAction={onAction} />;
  return (
    <Box component="li" py="md" className={common.lineTop}>
      <RequestSender request={request} />
      <RequestWords request={request} />
      {request.isDeclined || request.job === null ? (
        answer
      ) : (
        <MatchThenAnswer jobId={request.jobId}>{answer}</MatchThenAnswer>
      )}
    </Box>
  );
}

/** `isFolded`: on the page of the job, where a long text shows its first lines until the person opens it. */
export function RequestWords({
  request: { text, authorName, sentAt },
  isFolded = false,
}: Pick<RequestRowProps, 'request'> & { isFolded?: boolean }) {
  const words = useRef<HTMLParagraphElement>(null);
  const [isWhole, setIsWhole] = useState(!isFolded);
  // A text that fits needs no button.
  useLayoutEffect(() => {
    if (words.current && words.current.scrollHeight <= words.current.clientHeight) setIsWhole(true);
  }, []);
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
      <Text ref={words} {...(!isWhole && { lineClamp: 3 })} className={`${common.preLine} ${common.anywhere}`}>
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

type MatchThenAnswerProps = { jobId: string; hasNumber?: boolean; children: ReactNode };

/**
 * Shown below the company's message. The job page has the number. The answer waits for the match, which may be a reason
 * to decline.
 */
export function MatchThenAnswer({ jobId, hasNumber = true, children }: MatchThenAnswerProps) {
  const match = useMatches([[jobId]]).matchOf(jobId);
  if (match === undefined)
    return (
      <ContentSkeleton label={null}>
        {hasNumber && (
          <Box mb="sm">
            <MatchChip match={placeholder} voice="you" />
          </Box>
        )}
        {children}
      </ContentSkeleton>
    );
  const isLow = match && ownFitGroup(match) === 'low';
  return (
    <>
      {match && (isLow || hasNumber) && (
        <Box mb="sm">
          {hasNumber && <MatchChip match={match} voice="you" />}
          {isLow && (
            <Text mt={2} maw="42rem" fz="sm">
              {!hasNumber && texts.isLow} {texts.lowMatch}
            </Text>
          )}
        </Box>
      )}
      {children}
    </>
  );
}

const placeholder = { match: 60, low: 50, high: 70, basis: 'both' } as const;

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
      <Text mt={8} className={`${common.anywhere} ${common.inkLinks}`}>
        {texts.about} <TallLink to={paths.job(jobId)}>{jobTitle}</TallLink>
      </Text>
      {job !== null && <JobFacts job={job} />}
    </>
  );
}

const JobFacts = ({ job }: { job: JobCard }) => (
  <>
    <Text mt={4} fw={600} className={`${common.numbers} ${common.anywhere}`}>
      {payParts(job.pay).figure}
    </Text>
    <Particulars job={job} />
  </>
);
