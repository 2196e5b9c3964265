import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { type ComponentProps, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import type { JobCard } from '#shared/jobs/board.ts';
import { isLowMatch } from '#shared/talent-pool/fit-groups.ts';
import type { ReceivedRequest } from '#shared/talent-pool/state.ts';
import { jobTexts } from '#shared/texts/jobs/board.ts';
import { payParts } from '#shared/texts/jobs/pay-text.ts';
import { receivedRequestTexts as texts } from '#shared/texts/talent-pool/person.ts';
import common from '../../components/common.module.css';
import { CompanyLink, UnverifiedMark } from '../../components/company-link.tsx';
import { Particulars } from '../../components/job-card/job-card.tsx';
import { endsSoon } from '../../components/job-view/job-facts.tsx';
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
  const answer = { request, isMain: isFirst, onAction };
  return (
    <Box component="li" py="md" className={common.lineTop}>
      <RequestHead request={request} />
      <RequestWords request={request} />
      {request.isDeclined || request.job === null ? <RequestAnswer {...answer} /> : <AnswerWithMatch {...answer} />}
    </Box>
  );
}

/** The answer waits for the match, which may be a reason to decline. Before the match, it fits on a small screen. */
function AnswerWithMatch(props: RequestAnswerProps) {
  const { jobId } = props.request;
  const match = useMatches([[jobId]]).matchOf(jobId);
  const answer = (
    <RequestAnswer {...props}>{match !== null && <RequestMatch match={match ?? placeholder} />}</RequestAnswer>
  );
  return match === undefined ? <ContentSkeleton label={null}>{answer}</ContentSkeleton> : answer;
}

type RequestWordsProps = Pick<RequestRowProps, 'request'> & { bg?: 'var(--pg-sunken)' | 'var(--pg-surface)' };

/** A long text shows its first lines until the person opens it, so that the answers stay in view. */
export function RequestWords({ request: { text, authorName, sentAt }, bg = 'var(--pg-sunken)' }: RequestWordsProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  // A text that fits needs no button.
  useLayoutEffect(() => {
    if (words.current && words.current.scrollHeight <= words.current.clientHeight) setIsWhole(true);
  }, []);
  return (
    <Box component="blockquote" m="0.5rem 0" p="0.75rem 1rem" maw="42rem" bg={bg} bdrs="fit">
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

const RequestMatch = ({ match }: Pick<ComponentProps<typeof MatchChip>, 'match'>) => (
  <Box my={8}>
    <MatchChip match={match} voice="you" />
    {isLowMatch(match) && (
      <Text mt={2} maw="42rem" fz="sm">
        {jobTexts.lowMatch}
      </Text>
    )}
  </Box>
);

const placeholder = { match: 60, low: 50, high: 70, basis: 'both' } as const;

type RequestAnswerProps = Pick<RequestRowProps, 'request' | 'onAction'> & {
  isMain: boolean;
  buttonsRef?: Ref<HTMLDivElement>;
  children?: ReactNode;
};

export function RequestAnswer({ request, isMain, buttonsRef, onAction, children }: RequestAnswerProps) {
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
      <Group gap="xs" ref={buttonsRef}>
        <Button {...(isMain ? { color: 'coral' } : { variant: 'default' })} onClick={trigger('accept')}>
          {texts.accept}
          <VisuallyHidden> {company.name}</VisuallyHidden>
        </Button>
        <Button variant="subtle" px="sm" onClick={trigger('decline')}>
          {texts.decline}
          <VisuallyHidden> {company.name}</VisuallyHidden>
        </Button>
      </Group>
      {endsSoon(request) && (
        <Text mt={4} fz="sm" fw={600} className={common.numbers}>
          {texts.answerUntil(formatDate(new Date(request.endsAt)))}
        </Text>
      )}
      {children}
      {[texts.acceptHint, texts.declineHint].map(([term, effect]) => (
        <Text key={term} mt={4} maw="42rem" c="dimmed" fz="sm">
          <b>{term}</b>: {effect}
        </Text>
      ))}
    </>
  );
}

const RequestHead = ({ request: { company, jobId, jobTitle, job } }: Pick<RequestRowProps, 'request'>) => (
  <>
    <Group gap="0 0.5rem" className={common.anywhere}>
      <CompanyLink company={company} />
      {company.isUnverified && <UnverifiedMark />}
    </Group>
    <Box component="h2" mt={4} lh={1.25} fz="h4" className={`${common.anywhere} ${common.inkLinks}`}>
      <TallLink to={paths.job(jobId)}>{jobTitle}</TallLink>
    </Box>
    {job !== null && <JobFacts job={job} />}
  </>
);

const JobFacts = ({ job }: { job: JobCard }) => (
  <>
    <Text mt={4} fw={600} className={`${common.numbers} ${common.anywhere}`}>
      {payParts(job.pay).figure}
    </Text>
    <Particulars job={job} />
  </>
);
