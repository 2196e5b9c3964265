import { Alert, Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconClock } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApplicationAnswer, OwnApplication } from '#shared/applications/state.ts';
import { isUnanswered, mayWithdraw } from '#shared/applications/status.ts';
import { applicationStatusNames, refusalSentences } from '#shared/texts/applications/applications.ts';
import { myApplicationsTexts as texts } from '#shared/texts/applications/applying.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import common from '../../components/common.module.css';
import { AnswerList } from '../../components/decision-answer.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { paths } from '../../lib/paths.ts';
import { Timeline } from './timeline.tsx';

type ApplicationRowProps = {
  application: OwnApplication;
  heading: 'h2' | 'h3';
  onWithdraw: (application: OwnApplication) => void;
};

export function ApplicationRow({ application, heading, onWithdraw }: ApplicationRowProps) {
  const { jobTitle, status, answers, releaseId, unread } = application;
  return (
    <Box component="li" py="lg" className={common.lineTop}>
      <Group gap="0.75rem 2rem" justify="space-between" align="flex-start">
        <Box flex="1 1 20rem" miw={0}>
          <ApplicationText application={application} heading={heading} />
        </Box>
        <Group gap="xs">
          {releaseId !== null && (
            <LinkButton to={paths.messages(releaseId)}>
              {unread > 0 ? messageWords.unread(unread) : texts.messages}
              <VisuallyHidden> {jobTitle}</VisuallyHidden>
            </LinkButton>
          )}
          {mayWithdraw(status) && (
            <Button variant="default" onClick={() => onWithdraw(application)}>
              {texts.withdraw}
              <VisuallyHidden> {jobTitle}</VisuallyHidden>
            </Button>
          )}
        </Group>
      </Group>
      <Refusal refusal={application.refusal} />
      {answers.length > 0 && <OwnAnswers answers={answers} />}
    </Box>
  );
}

function ApplicationText({ application, heading }: Pick<ApplicationRowProps, 'application' | 'heading'>) {
  const { company, jobId, jobTitle, isJobOnline, status, timeline, replyBy, isOverdue, releaseId } = application;
  const isWaiting = isUnanswered(status) && releaseId !== null;
  return (
    <>
      <Group gap="0.25rem 0.75rem">
        <Box component={heading} lh={1.3} fz={17} fw={600} className={common.anywhere}>
          {jobId !== null && isJobOnline ? (
            <Box component={Link} c="bright" className={common.link} to={paths.job(jobId)}>
              {jobTitle}
            </Box>
          ) : (
            jobTitle
          )}
        </Box>
        <StateBadge of="application" state={status}>
          {applicationStatusNames[status]}
        </StateBadge>
      </Group>
      <p className={common.anywhere}>{texts.at(company.name)}</p>
      <Timeline steps={timeline} replyBy={isWaiting && !isOverdue ? replyBy : null} />
      {isOverdue && (
        <Alert mt="sm" maw="36rem" color="amber" icon={<IconClock stroke={1.75} />}>
          {texts.overdue(replyBy)}
        </Alert>
      )}
      {releaseId === null && mayWithdraw(status) && <Text fz="sm">{texts.unseen}</Text>}
      {!isJobOnline && (
        <Text c="dimmed" fz="sm">
          {texts.jobGone}
        </Text>
      )}
    </>
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

function OwnAnswers({ answers }: { answers: readonly ApplicationAnswer[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Box mt="xs">
      <Button
        size="sm"
        variant="default"
        rightSection={<Chevron size={16} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.answers(answers.length)}
      </Button>
      <Box id={listId} hidden={!isOpen} mt="xs">
        <AnswerList answers={answers} none={texts.noAnswer} />
      </Box>
    </Box>
  );
}
