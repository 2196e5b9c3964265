import { Box, Flex, Text } from '@mantine/core';
import { type ReactNode, type Ref, useRef } from 'react';
import type { JobDetail } from '#shared/jobs/board.ts';
import type { AskedJob } from '#shared/talent-pool/state.ts';
import { conversationLinks } from '#shared/texts/applications/applying.ts';
import { jobTexts } from '#shared/texts/jobs/board.ts';
import { receivedRequestTexts as texts } from '#shared/texts/talent-pool/person.ts';
import common from '../../components/common.module.css';
import { LinkButton, TallLink } from '../../components/link-button.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { useListState } from '../../lib/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { jobRequestId, useAnsweredRequest, useAskedJobs } from '../../lib/use-asked-jobs.ts';
import { useRequestAnswers } from './accept-dialog.tsx';
import { skeletonRequests, useReceivedRequests } from './received-requests.tsx';
import { RequestAnswer, RequestWords } from './request-row.tsx';

type JobRequestProps = {
  job: Pick<JobDetail, 'jobId' | 'title' | 'company'>;
  /** The person has no application to this job. */
  mayApply: boolean;
  /** The buttons that answer an open request. */
  buttonsRef: Ref<HTMLDivElement>;
};

/** The open request of the job's company. Stays mounted for the dialog and the note after an answer. */
export function JobRequest({ job: { jobId, title, company }, mayApply, buttonsRef }: JobRequestProps) {
  const place = useRef<HTMLDivElement>(null);
  const { runAction, note, dialog } = useRequestAnswers(place);
  const { asked } = useAskedJobs();
  const { answered } = useAnsweredRequest(jobId);
  const isAsked = asked.some((one) => one.jobId === jobId);
  const elsewhere = asked.find(({ slug }) => slug !== null && slug === company.slug);
  return (
    <div ref={place} tabIndex={-1} id={jobRequestId}>
      <SavedNote note={note} />
      {isAsked && (
        <Box component="section" aria-label={jobTexts.asked(company.name)} {...frame}>
          <OpenRequest jobId={jobId} buttonsRef={buttonsRef} onAction={runAction}>
            <Text fz={17} fw={600} className={common.anywhere}>
              {jobTexts.askedJob(company.name)} {title}
            </Text>
          </OpenRequest>
        </Box>
      )}
      {!isAsked && answered && (
        <Text className={`${common.inkLinks} ${common.anywhere}`} {...frame}>
          {jobTexts.answered(company.name, answered.answer)} {mayApply && jobTexts.mayStillApply}{' '}
          <TallLink to={paths.messages(answered.releaseId)}>
            {answered.hasOpenQuestion ? conversationLinks.answer : jobTexts.toMessages}
          </TallLink>
        </Text>
      )}
      {!isAsked && elsewhere && <Elsewhere asked={elsewhere} />}
      {dialog}
    </div>
  );
}

const frame = { mb: 'lg', p: '0.75rem 1rem', bg: 'var(--pg-fit-soft)', bdrs: 'fit' } as const;

type OpenRequestProps = Pick<JobRequestProps, 'buttonsRef'> & {
  jobId: string;
  onAction: ReturnType<typeof useRequestAnswers>['runAction'];
  /** The heading. */
  children: ReactNode;
};

/** On wide pages the answers are beside the words, so that the job starts higher. */
function OpenRequest({ jobId, buttonsRef, onAction, children }: OpenRequestProps) {
  const { data, isPending } = useReceivedRequests();
  const found = data?.pages[0]?.requests.find((one) => one.jobId === jobId && !one.isDeclined);
  const request = isPending ? skeletonRequests(0) : found;
  const words = request && <RequestWords request={request} bg="var(--pg-surface)" />;
  const answer = request ? (
    <RequestAnswer request={request} isMain buttonsRef={buttonsRef} onAction={onAction} />
  ) : (
    <div ref={buttonsRef}>
      <LinkButton to={paths.requests} kind="action">
        {texts.read}
      </LinkButton>
    </div>
  );
  return (
    <Flex direction={{ base: 'column', md: 'row' }} columnGap="xl">
      <Box flex={1} miw={0}>
        {children}
        {isPending ? <ContentSkeleton>{words}</ContentSkeleton> : words}
      </Box>
      <Box w={{ md: '22rem' }} flex="none">
        {isPending ? <ContentSkeleton label={null}>{answer}</ContentSkeleton> : answer}
      </Box>
    </Flex>
  );
}

function Elsewhere({ asked: { jobId, jobTitle, companyName } }: { asked: AskedJob }) {
  const state = useListState();
  return (
    <Text className={`${common.inkLinks} ${common.anywhere}`} {...frame}>
      {jobTexts.askedElsewhere(companyName)}{' '}
      <TallLink to={paths.job(jobId)} state={state}>
        {jobTitle}
      </TallLink>
    </Text>
  );
}
