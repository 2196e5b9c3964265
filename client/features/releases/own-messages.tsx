import { Box, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Conversation, MessageView, OwnReleaseView } from '#shared/releases/state.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import { ownReleasesTexts } from '#shared/texts/releases/own-releases.ts';
import { ownMessagesTexts as texts } from '#shared/texts/releases/release.ts';
import { ApplyToAsked } from '../../components/apply-to-asked.tsx';
import { conversationActions } from '../../components/conversation/conversation-actions.ts';
import { ConversationView } from '../../components/conversation/conversation-view.tsx';
import { IconLink, LinkButton, TallLink } from '../../components/link-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderText } from '../../components/skeleton/placeholders.ts';
import { paths } from '../../lib/paths.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';

const useConversation = (releaseId: string) =>
  trpc.releases.conversation.useInfiniteQuery({ releaseId }, { getNextPageParam: ({ nextCursor }) => nextCursor });

export function OwnMessages({ releaseId }: { releaseId: string }) {
  const list = useConversation(releaseId);
  return (
    <Loaded
      query={list}
      pageTitle={texts.loading}
      skeleton={<Loading />}
      missing={<Gone />}
      failed={{ title: texts.failed }}
    >
      {({ pages }) => <LoadedMessages releaseId={releaseId} pages={pages} list={list} />}
    </Loaded>
  );
}

type LoadedMessagesProps = {
  releaseId: string;
  pages: readonly Conversation[];
  list: ReturnType<typeof useConversation>;
};

function LoadedMessages({ releaseId, pages, list }: LoadedMessagesProps) {
  const [newest] = pages;
  const { data, isPending } = trpc.releases.view.useQuery({ releaseId });
  const messages = useUnreadMarks(messagesIn(pages));
  useReadCount();
  if (newest === undefined || isPending) return <Loading />;
  return (
    <>
      <IconLink icon={IconArrowLeft} to={paths.applications} mih={44}>
        {texts.back}
      </IconLink>
      <PageHeader
        title={messageWords.title(newest.partner)}
        text={data === undefined ? '' : aboutText(data, messages)}
      />
      <OpenConversation
        releaseId={releaseId}
        conversation={{ ...newest, messages }}
        list={list}
        isAnonymous={data?.view.scope === 'anonymous'}
        hasSeveralApplications={(data?.applications.count ?? 0) > 1}
      />
    </>
  );
}

/** Pages go back in time; within a page the oldest message comes first. */
const messagesIn = (pages: readonly Conversation[]): MessageView[] =>
  pages.toReversed().flatMap(({ messages }) => messages);

/** Loading reads the messages, so a second load no longer marks them. The marks stay until a newer message arrives. */
function useUnreadMarks(messages: readonly MessageView[]): MessageView[] {
  const [first] = useState(messages);
  const unreadIds = new Set(first.filter(({ isUnread }) => isUnread).map(({ messageId }) => messageId));
  const isSame = messages.at(-1)?.messageId === first.at(-1)?.messageId;
  return messages.map((message) => ({
    ...message,
    isUnread: message.isUnread || (isSame && unreadIds.has(message.messageId)),
  }));
}

/** Names the applications and the requests for other jobs. */
function aboutText({ applications, jobTitle }: OwnReleaseView, messages: readonly MessageView[]): string {
  if (applications.count === 0) return jobTitle ?? '';
  const asked = new Set(messages.flatMap(({ askedJob }) => askedJob?.title ?? []));
  const others = [...asked].filter((title) => !applications.titles.includes(title));
  return [...others.map(texts.request), ownReleasesTexts.applications(applications)].join(' ');
}

/** Loading the conversation reads it, maybe after the number in the navigation was counted. */
function useReadCount() {
  const utils = trpc.useUtils();
  useEffect(() => {
    void utils.found.waiting.invalidate();
  }, [utils]);
}

type OpenProps = Pick<ComponentProps<typeof ConversationView>, 'isAnonymous' | 'hasSeveralApplications'> & {
  releaseId: string;
  conversation: Omit<Conversation, 'nextCursor'>;
  list: ReturnType<typeof useConversation>;
};

function OpenConversation({ releaseId, conversation, list, ...hints }: OpenProps) {
  const onSettled = useReleaseRefresh();
  const send = trpc.releases.send.useMutation({ onSettled });
  const close = trpc.releases.close.useMutation({ onSettled });
  const report = trpc.releases.report.useMutation({ onSettled });
  return (
    <ConversationView
      conversation={conversation}
      side="person"
      list={list}
      actions={conversationActions(releaseId, { send, close, report })}
      {...hints}
      askedJobLinks={(job) => <AskedJobLinks job={job} />}
    />
  );
}

type AskedJobLinksProps = { job: NonNullable<MessageView['askedJob']> };

/** An answered request is no longer among the requests, so the conversation leads to its job. */
function AskedJobLinks({ job }: AskedJobLinksProps) {
  return (
    <Group mih={44} gap="0 1rem" px="0.875rem" fz="sm">
      <TallLink c="dimmed" to={paths.job(job.jobId)}>
        {texts.askedJob}
        <VisuallyHidden> {job.title}</VisuallyHidden>
      </TallLink>
      <ApplyToAsked job={job} />
    </Group>
  );
}

function Loading() {
  return (
    <ContentSkeleton>
      <Box mih={44} />
      <PageHeader title={placeholderText(11, 3, 12)} pageTitle={texts.loading} />
      <Text maw="var(--pg-reading)">{placeholderText(9, 7, 12, 8, 11, 6)}</Text>
    </ContentSkeleton>
  );
}

/** Withdrawn, expired and unknown releases look the same, so that the page does not reveal which one exists. */
function Gone() {
  return (
    <>
      <PageHeader title={texts.gone} text={texts.goneText} />
      <LinkButton to={paths.applications}>{texts.back}</LinkButton>
    </>
  );
}

export default function MessagesPage() {
  const { id = '' } = useParams();
  return <OwnMessages key={id} releaseId={id.toLowerCase()} />;
}
