import { Box } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReceivedRequest } from '#shared/talent-pool/state.ts';
import { receivedRequestTexts as texts } from '#shared/texts/talent-pool/person.ts';
import { ask } from '../../components/ask/ask.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { type RequestAction, RequestRow } from './request-row.tsx';

export function ReceivedRequests() {
  const list = useReceivedRequests();
  return (
    <PagedList list={list} itemsOf={({ requests }) => requests} texts={texts} skeleton={<Loading />}>
      {(requests) => <Requests requests={requests} />}
    </PagedList>
  );
}

const useReceivedRequests = () =>
  trpc.found.received.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });

function Requests({ requests }: { requests: readonly ReceivedRequest[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [requestToAccept, setRequestToAccept] = useState<ReceivedRequest | null>(null);
  const [note, showNote] = useTemporaryNote();
  const onSettled = useReleaseRefresh();
  const decline = trpc.found.decline.useMutation({ onSettled });
  const askToDecline = ({ requestId, company }: ReceivedRequest) =>
    ask({
      title: texts.declineTitle,
      text: texts.declineText(company.name),
      confirmLabel: texts.decline,
      isDangerous: false,
      run: () => decline.mutateAsync({ requestId }),
      failed: texts.declineFailed,
      onDone: () => {
        list.current?.focus();
        showNote(texts.declineDone);
      },
    });
  const runAction = ({ kind, request }: RequestAction) =>
    kind === 'accept' ? setRequestToAccept(request) : askToDecline(request);
  return (
    <>
      <SavedNote note={note} />
      <Box component="ul" ref={list} tabIndex={-1} aria-label={texts.list}>
        {requests.map((request, index) => (
          <RequestRow key={request.requestId} request={request} isFirst={index === 0} onAction={runAction} />
        ))}
      </Box>
      {requests.length === 0 && <NoRequest />}
      <AcceptDialog request={requestToAccept} onClose={() => setRequestToAccept(null)} />
    </>
  );
}

const NoRequest = () => (
  <EmptyState
    title={texts.empty}
    text={texts.emptyText}
    action={<LinkButton to={paths.talentPool}>{texts.toFound}</LinkButton>}
  />
);

const skeletonRequests = (index: number): ReceivedRequest => ({
  requestId: `${index}`,
  company: { name: placeholderText(9, 4), slug: null, isUnverified: false },
  jobId: '',
  jobTitle: placeholderText(12, 7),
  job: null,
  text: placeholderText(9, 7, 12, 8, 11, 6, 9, 13, 7, 10, 8, 6, 11),
  authorName: placeholderText(5, 7),
  sentAt: new Date(0),
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
