import { Drawer, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { adminOutboxTexts as texts } from '#shared/texts/admin/pages-and-outbox.ts';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { MoreButton } from '../../components/more-button/more-button.tsx';
import { messageOf } from '../../lib/errors.ts';
import { useLastValue } from '../../lib/hooks.ts';
import { trpc } from '../../trpc.ts';
import { MailContent } from './mail-content.tsx';
import { type OutboxMail, subjectOf } from './outbox-mail.ts';
import { OutboxTable } from './outbox-table.tsx';

export function OutboxTab() {
  const outbox = useOutbox();
  const [openedMail, setOpenedMail] = useState<OutboxMail | null>(null);
  if (outbox.isPending) return <LoadingShape kind="table" />;
  if (outbox.data === undefined) return <AdminFailure error={outbox.error} onRetry={() => void outbox.refetch()} />;
  const { mails, sendsMail } = outbox.data;
  return (
    <>
      <Text mb="lg" maw="var(--pg-reading)" c="dimmed">
        {sendsMail ? texts.sends : texts.keeps}
      </Text>
      {mails.length === 0 ? (
        <EmptyState title={texts.empty.title} text={texts.empty.text} />
      ) : (
        <OutboxTable mails={mails} sendsMail={sendsMail} onOpen={setOpenedMail} />
      )}
      <MoreButton list={outbox} label={texts.more} failed={messageOf(outbox.error)} />
      <OutboxDrawer mail={openedMail} onClose={() => setOpenedMail(null)} />
    </>
  );
}

/** Calls the client directly, because `useInfiniteQuery` of tRPC adds a `direction` that the strict schema refuses. */
function useOutbox() {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.admin.outbox, undefined, 'infinite'),
    queryFn: ({ pageParam, signal }) => client.admin.outbox.query({ cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => ({
      sendsMail: pages.at(-1)?.sendsMail ?? false,
      mails: pages.flatMap(({ mails }) => mails),
    }),
  });
}

type OutboxDrawerProps = { mail: OutboxMail | null; onClose: () => void };

function OutboxDrawer({ mail, onClose }: OutboxDrawerProps) {
  const displayedMail = useLastValue(mail);
  return (
    <Drawer
      position="right"
      size="lg"
      title={displayedMail === null ? null : subjectOf(displayedMail)}
      opened={mail !== null}
      onClose={onClose}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {displayedMail !== null && <MailContent mail={displayedMail} />}
    </Drawer>
  );
}
