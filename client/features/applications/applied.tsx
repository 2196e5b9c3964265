import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApplicationOfJob, OwnConversation } from '#shared/applications/state.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { conversationLinks as linkTexts, applyTexts as texts } from '#shared/texts/applications/applying.ts';
import { createReleaseTexts } from '#shared/texts/releases/create-release.ts';
import { olderStateAtCompany } from '#shared/texts/releases/older-states.ts';
import common from '../../components/common.module.css';
import { LinkButton, TallLink } from '../../components/link-button.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { updatePath } from '../../lib/use-release-dialog.ts';

type MessagesLinkProps = {
  conversation: OwnConversation;
  /** A question about a request of the company is open. */
  hasRequestQuestion?: boolean;
  isEnded?: boolean;
  children?: ReactNode;
};

/** The main action while a message or question waits for the person. */
export function MessagesLink({
  conversation,
  hasRequestQuestion = false,
  isEnded = false,
  children,
}: MessagesLinkProps) {
  return (
    <LinkButton
      to={paths.messages(conversation.releaseId)}
      kind={hasNews(conversation) && !isEnded ? 'action' : 'outline'}
    >
      {linkTexts.label({ ...conversation, hasOpenQuestion: conversation.hasOpenQuestion || hasRequestQuestion })}
      {children}
    </LinkButton>
  );
}

const hasNews = ({ unread, hasOpenQuestion }: OwnConversation): boolean => unread > 0 || hasOpenQuestion;

type AppliedProps = {
  jobId: string;
  application: NonNullable<ApplicationOfJob>;
  /** Doubt about the newer result. In wide windows, the match has it. */
  unsureNote?: string | undefined;
};

export function Applied({ jobId, application, unsureNote }: AppliedProps) {
  const { status, appliedAt, replyBy, isOverdue, older, conversation } = application;
  const isWaiting = conversation !== null && hasNews(conversation);
  return (
    <Stack w="100%" gap="xs">
      <Group component="p" gap="0.25rem 0.75rem" className={common.numbers}>
        {status !== 'applied' && (
          <StateBadge of="application" state={status}>
            {applicationStatusNames[status]}
          </StateBadge>
        )}
        <span>{texts.applied(formatDate(appliedAt))}</span>
      </Group>
      {isWaiting && <MessagesLink conversation={conversation} />}
      {replyBy !== null && (
        <Text {...(!isWaiting && { fw: 600 })} className={common.numbers}>
          {isOverdue ? texts.overdue(replyBy) : texts.replyBy(replyBy)}
        </Text>
      )}
      {older.outdated > 0 && (
        <>
          <Text fz="sm" lh={1.4}>
            {olderStateAtCompany(older)}.
            {unsureNote && (
              <Text span inherit hiddenFrom="md">
                {` ${unsureNote}`}
              </Text>
            )}
          </Text>
          <LinkButton to={updatePath(jobId)} kind={isWaiting ? 'outline' : 'action'}>
            {createReleaseTexts.update(older.withoutSkills > 0)}
          </LinkButton>
        </>
      )}
      {older.outdated > 0 ? (
        <Text ta="center" className={common.inkLinks}>
          <TallLink to={paths.application(jobId)}>{texts.toApplication}</TallLink>
        </Text>
      ) : (
        <LinkButton to={paths.application(jobId)}>{texts.toApplication}</LinkButton>
      )}
    </Stack>
  );
}

/** Given answers are part of the application. */
export const LaterAnswers = ({ conversation }: { conversation: OwnConversation | null }) => (
  <span className={common.inkLinks}>
    {linkTexts.asked}{' '}
    {conversation !== null && <TallLink to={paths.messages(conversation.releaseId)}>{linkTexts.answerLater}</TallLink>}
  </span>
);
