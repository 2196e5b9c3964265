import { Alert, Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconClock } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { OwnApplication } from '#shared/applications/state.ts';
import { isEnded, isUnanswered, mayApplyAgain, mayWithdraw } from '#shared/applications/status.ts';
import type { PendingConversation } from '#shared/talent-pool/state.ts';
import { refusalSentences } from '#shared/texts/applications/applications.ts';
import { applyTexts, myApplicationsTexts as texts } from '#shared/texts/applications/applying.ts';
import common from '../../components/common.module.css';
import { AnswerList } from '../../components/decision-answer.tsx';
import { LinkButton, TallLink } from '../../components/link-button.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { stateToComeBack, useFocusOnReturn } from '../../lib/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { similarJobsPath } from '../../lib/similar-jobs.ts';
import { applyPath } from '../../lib/use-release-dialog.ts';
import { MessagesLink } from './applied.tsx';
import { Timeline } from './timeline.tsx';

type ApplicationRowProps = {
  application: OwnApplication;
  /** Open, in the conversation about the application. */
  requestQuestion?: PendingConversation | undefined;
  note: string | null;
  onWithdraw: (application: OwnApplication) => void;
};

export function ApplicationRow({ application, requestQuestion, note, onWithdraw }: ApplicationRowProps) {
  const answers = application.answers.filter(({ answer }) => answer.trim() !== '');
  const [showsAnswers, setShowsAnswers] = useState(false);
  const answersId = useId();
  const answersToggle = answers.length > 0 && (
    <Button
      variant="subtle"
      px={12}
      rightSection={showsAnswers ? <IconChevronUp {...small} /> : <IconChevronDown {...small} />}
      aria-expanded={showsAnswers}
      aria-controls={answersId}
      onClick={() => setShowsAnswers(!showsAnswers)}
    >
      {texts.answers}
    </Button>
  );
  return (
    <Box
      component="li"
      py="lg"
      className={common.lineTop}
      {...(application.jobId !== null && { id: application.jobId, tabIndex: -1 })}
    >
      <ApplicationText application={application} />
      <Box mt={note === null ? 0 : 'xs'}>
        <SavedNote note={note} />
      </Box>
      <Refusal refusal={application.refusal} />
      {requestQuestion && (
        <Text mt="sm" mb={-4} fz="sm" className={common.anywhere}>
          {texts.requestQuestion(requestQuestion.jobTitle)}
        </Text>
      )}
      <Actions application={application} requestQuestion={requestQuestion} onWithdraw={onWithdraw}>
        {answersToggle}
      </Actions>
      {answers.length > 0 && (
        <Box id={answersId} hidden={!showsAnswers} mt="xs">
          <AnswerList answers={answers} none={texts.noAnswer} />
        </Box>
      )}
    </Box>
  );
}

const small = { size: 16, 'aria-hidden': true } as const;

/** Open, but the company sees nothing of the person. */
const isUnseen = ({ releaseId, status }: OwnApplication): boolean => releaseId === null && mayWithdraw(status);

type ActionsProps = Omit<ApplicationRowProps, 'note'> & { children: ReactNode };

function Actions({ application, requestQuestion, onWithdraw, children }: ActionsProps) {
  const { jobId, jobTitle, isJobOnline, status, releaseId, unread, hasOpenQuestion } = application;
  return (
    <Group mt="sm" gap="xs">
      {releaseId !== null && (
        <MessagesLink
          conversation={{ releaseId, unread, hasOpenQuestion }}
          hasRequestQuestion={requestQuestion !== undefined}
          isEnded={status === 'withdrawn'}
        >
          <VisuallyHidden> {jobTitle}</VisuallyHidden>
        </MessagesLink>
      )}
      {jobId !== null && isJobOnline && mayApplyAgain(status, releaseId !== null) && (
        <LinkButton to={applyPath(jobId)} kind={isUnseen(application) ? 'action' : 'outline'}>
          {applyTexts.applyAgain}
          <VisuallyHidden> {jobTitle}</VisuallyHidden>
        </LinkButton>
      )}
      {(status === 'refused' || status === 'withdrawn') && (
        <LinkButton to={similarJobsPath({ title: jobTitle, field: application.jobField })}>
          {texts.similar}
          <VisuallyHidden> {jobTitle}</VisuallyHidden>
        </LinkButton>
      )}
      <Group gap={0} ms={-12}>
        {children}
        {mayWithdraw(status) && (
          <Button variant="subtle" px={12} fw={500} onClick={() => onWithdraw(application)}>
            {requestQuestion ? texts.withdrawApplication : texts.withdraw}
            <VisuallyHidden> {jobTitle}</VisuallyHidden>
          </Button>
        )}
      </Group>
    </Group>
  );
}

function ApplicationText({ application }: Pick<ApplicationRowProps, 'application'>) {
  const { company, jobId, jobTitle, isJobOnline, status, timeline, replyBy, isOverdue, releaseId } = application;
  const isQuiet = isEnded(status) && status !== 'hired';
  const isWaiting = isUnanswered(status) && releaseId !== null;
  return (
    <>
      <Box component="h2" lh={1.3} fz={17} fw={isQuiet ? 400 : 600} className={common.anywhere}>
        {jobId !== null && isJobOnline ? (
          <TallLink c={isQuiet ? 'dimmed' : 'bright'} className={common.link} to={paths.job(jobId)}>
            {jobTitle}
          </TallLink>
        ) : (
          jobTitle
        )}
      </Box>
      <Text {...(isQuiet && { c: 'dimmed' })} className={common.anywhere}>
        {texts.at(company.name)}
      </Text>
      <Visibility application={application} />
      <Timeline steps={timeline} replyBy={isWaiting && !isOverdue ? replyBy : null} />
      {(status === 'invited' || status === 'hired') && (
        <Text mt="xs" fw={600}>
          {texts.good[status]}
        </Text>
      )}
      {isOverdue && (
        <Alert mt="sm" maw="36rem" color="amber" icon={<IconClock stroke={1.75} />}>
          {texts.overdue(replyBy)}
        </Alert>
      )}
      {isUnseen(application) && (
        <Text mt="xs" fz="sm">
          {texts.unseen}
        </Text>
      )}
      {!isJobOnline && (
        <Text mt="xs" c="dimmed" fz="sm">
          {texts.jobGone}
        </Text>
      )}
    </>
  );
}

/** Names how the company sees the person today. */
function Visibility({ application }: Pick<ApplicationRowProps, 'application'>) {
  const { applicationId, releaseId, isAnonymous, jobTitle } = application;
  const link = useFocusOnReturn(applicationId);
  if (releaseId === null) return null;
  return (
    <Text c="dimmed" fz="sm">
      {isAnonymous ? texts.anonymous : texts.named}{' '}
      <TallLink c="dimmed" to={paths.release(releaseId)} state={stateToComeBack} {...link}>
        {texts.extent}
        <VisuallyHidden> {jobTitle}</VisuallyHidden>
      </TallLink>
    </Text>
  );
}

function Refusal({ refusal }: Pick<OwnApplication, 'refusal'>) {
  if (refusal === null || (refusal.reason === null && refusal.text.trim() === '')) return null;
  return (
    <Box mt="sm" p="0.75rem 1rem" maw="42rem" bg="var(--pg-sunken)" bdrs="fit" className={common.anywhere}>
      <Text c="dimmed" fz={14}>
        {texts.refusal}
      </Text>
      {refusal.reason !== null && <p>{refusalSentences[refusal.reason]}</p>}
      {refusal.text.trim() !== '' && <p className={common.preLine}>{refusal.text}</p>}
    </Box>
  );
}
