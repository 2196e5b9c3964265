import { Box } from '@mantine/core';
import { useState } from 'react';
import { outboxTexts as texts } from '#shared/texts/admin/admin.ts';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { look } from '../../components/look/look.ts';
import { MoreButton } from '../../components/more-button/more-button.tsx';
import { messageOf } from '../../lib/errors.ts';
import { OutboxDrawer } from './outbox-drawer.tsx';
import type { MailInList } from './outbox-mail.ts';
import { OutboxTable } from './outbox-table.tsx';
import { useOutbox } from './use-outbox.ts';

export function OutboxTab() {
  const outbox = useOutbox();
  const [opened, setOpened] = useState<MailInList | null>(null);
  if (outbox.isPending) return <LoadingShape kind="table" />;
  if (outbox.data === undefined) return <AdminFailure error={outbox.error} onRetry={() => void outbox.refetch()} />;
  const { mails, sendsMail } = outbox.data;
  return (
    <>
      <Box component="p" mb="lg" className={look('reading', 'muted')}>
        {sendsMail ? texts.sends : texts.keeps}
      </Box>
      {mails.length === 0 ? (
        <EmptyState title={texts.empty.title} text={texts.empty.text} />
      ) : (
        <OutboxTable mails={mails} sendsMail={sendsMail} onOpen={setOpened} />
      )}
      <MoreButton list={outbox} label={texts.more} failed={messageOf(outbox.error)} />
      <OutboxDrawer mail={opened} onClose={() => setOpened(null)} />
    </>
  );
}
