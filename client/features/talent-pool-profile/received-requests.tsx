import { Box, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import type { AnsweredRequest } from '#shared/releases/state.ts';
import type { ReceivedRequest } from '#shared/talent-pool/state.ts';
import { conversationLinks } from '#shared/texts/applications/applying.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import { receivedRequestTexts as texts } from '#shared/texts/talent-pool/person.ts';
import { ApplyToAsked } from '../../components/apply-to-asked.tsx';
import common from '../../components/common.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton, TallLink } from '../../components/link-button.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { useRequestAnswers } from './accept-dialog.tsx';
import { RequestRow } from './request-row.tsx';

export function ReceivedRequests() {
  const list = useReceivedRequests();
  return (
    <PagedList list={list} itemsOf={({ requests }) => requests} texts={texts} skeleton={<Loading />}>
      {(requests) => <Requests requests={requests} />}
    </PagedList>
  );
}

export const useReceivedRequests = () =>
  trpc.found.received.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });

function Requests({ requests }: { requests: readonly ReceivedRequest[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { runAction, note, dialog } = useRequestAnswers(list);
  const { data: answered = [], isPending } = trpc.releases.answeredRequests.useQuery({});
  const isEmpty = requests.length === 0 && !isPending;
  return (
    <>
      <SavedNote note={note} />
      <Box component="ul" ref={list} tabIndex={-1} aria-label={texts.list}>
        {requests.map((request, index) => (
          <RequestRow key={request.requestId} request={request} isFirst={index === 0} onAction={runAction} />
        ))}
      </Box>
      <AnsweredRequests title={texts.pending} answered={answered.filter(isPendingAnswer)} />
      {isEmpty && <NoRequest answered={answered} />}
      <AnsweredRequests title={texts.answered} answered={answered.filter((one) => !isPendingAnswer(one))} />
      {dialog}
    </>
  );
}

/** With answered requests, their list is the content of the page. */
function NoRequest({ answered }: { answered: readonly AnsweredRequest[] }) {
  const isFound = trpc.found.waiting.useQuery().data?.isFound ?? false;
  const empty = answered.some(isPendingAnswer) ? texts.emptyBesides : texts.empty;
  if (answered.length > 0)
    return (
      <Text my="lg" c="dimmed" fz="sm" className={common.inkLinks}>
        {empty}. {texts.emptyText(isFound)} <TallLink to={paths.talentPool}>{texts.toFound(isFound)}</TallLink>
      </Text>
    );
  return (
    <EmptyState
      title={texts.empty}
      text={texts.emptyText(isFound)}
      action={<LinkButton to={paths.talentPool}>{texts.toFound(isFound)}</LinkButton>}
    />
  );
}

const isPendingAnswer = ({ unread, hasOpenQuestion }: Pick<AnsweredRequest, 'unread' | 'hasOpenQuestion'>): boolean =>
  unread > 0 || hasOpenQuestion;

function AnsweredRequests({ title, answered }: { title: string; answered: readonly AnsweredRequest[] }) {
  const titleId = useId();
  if (answered.length === 0) return null;
  return (
    <Box component="section" my="lg" aria-labelledby={titleId}>
      <Title order={2} size="h4" mb="xs" id={titleId}>
        {title}
      </Title>
      <ul aria-labelledby={titleId}>
        {answered.map((one) => (
          <AnsweredRow key={`${one.releaseId} ${one.jobTitle}`} request={one} />
        ))}
      </ul>
    </Box>
  );
}

function AnsweredRow({ request }: { request: AnsweredRequest }) {
  const { jobId, jobTitle, companyName, answer, isHidden } = request;
  const isPending = isPendingAnswer(request);
  const link = (
    <ConversationLink {...request}>
      {jobId !== null && <ApplyToAsked job={{ jobId, title: jobTitle }} />}
    </ConversationLink>
  );
  return (
    <Box component="li" py="sm" className={`${common.lineTop} ${common.anywhere}`}>
      <Text fw={600}>
        {jobId === null ? (
          jobTitle
        ) : (
          <TallLink className={common.link} c="bright" to={paths.job(jobId)}>
            {jobTitle}
          </TallLink>
        )}
      </Text>
      <Text>{companyName}</Text>
      {isPending && link}
      {(!isPending || answer !== null) && (
        <Text c="dimmed" fz="sm">
          {isPending && answer ? texts.shownOn(answer) : texts.answeredOn(answer)}
        </Text>
      )}
      {isHidden && (
        <Text maw="42rem" fz="sm" className={common.inkLinks}>
          {texts.hidden(request.latestApplication)}{' '}
          <TallLink to={paths.release(request.releaseId)}>{texts.extent}</TallLink>
        </Text>
      )}
      {!isPending && link}
    </Box>
  );
}

type ConversationLinkProps = Pick<
  AnsweredRequest,
  'releaseId' | 'companyName' | 'unread' | 'hasOpenQuestion' | 'excerpt'
> & {
  children: ReactNode;
};

const ConversationLink = ({ releaseId, companyName, excerpt, children, ...news }: ConversationLinkProps) =>
  isPendingAnswer(news) ? (
    <Box my="xs">
      {excerpt !== null && (
        <Box mb="sm" p="0.75rem 1rem" maw="42rem" bg="var(--pg-sunken)" bdrs="fit">
          <Text c="dimmed" fz={14}>
            {texts.wrote}
          </Text>
          <Text lineClamp={2}>{excerpt}</Text>
        </Box>
      )}
      <Group gap="0.75rem 1rem">
        <LinkButton
          to={paths.messages(releaseId)}
          kind="action"
          label={`${conversationLinks.label(news)}: ${companyName}`}
        >
          {conversationLinks.label(news)}
        </LinkButton>
        {children}
      </Group>
    </Box>
  ) : (
    <Group gap="0 1rem" fz="sm" className={common.inkLinks}>
      <TallLink to={paths.messages(releaseId)}>{messageWords.title(companyName)}</TallLink>
      {children}
    </Group>
  );

export const skeletonRequests = (index: number): ReceivedRequest => ({
  requestId: `${index}`,
  company: { name: placeholderText(9, 4), slug: null, isUnverified: false },
  jobId: '',
  jobTitle: placeholderText(12, 7),
  job: null,
  text: placeholderText(9, 7, 12, 8, 11, 6, 9, 13, 7, 10, 8, 6, 11),
  authorName: placeholderText(5, 7),
  sentAt: new Date(0),
  endsAt: new Date(0).toISOString(),
  isDeclined: false,
});

const Loading = () => (
  <ContentSkeleton>
    <ul>
      {placeholderItems(1, skeletonRequests).map((request) => (
        <RequestRow key={request.requestId} request={request} onAction={() => undefined} />
      ))}
    </ul>
  </ContentSkeleton>
);
