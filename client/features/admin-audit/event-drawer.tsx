import { Drawer, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { adminAuditTexts as texts } from '#shared/texts/admin/audit.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { trpc } from '../../trpc.ts';
import { EventContent } from './event-content.tsx';

type EventDrawerProps = { eventId: string | null; onClose: () => void };

/** Everything about one event, beside the list. */
export function EventDrawer({ eventId, onClose }: EventDrawerProps) {
  // While it slides out, the drawer still shows the event that was open.
  const [shown, setShown] = useState(eventId);
  if (eventId !== null && eventId !== shown) setShown(eventId);
  return (
    <Drawer
      position="right"
      size="lg"
      title={shown === null ? '' : texts.details.title(shown)}
      opened={eventId !== null}
      onClose={onClose}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': texts.details.close }}
    >
      {shown !== null && <Loaded eventId={shown} />}
    </Drawer>
  );
}

function Loaded({ eventId }: { eventId: string }) {
  const query = trpc.adminAudit.event.useQuery({ eventId });
  if (query.data !== undefined) return <EventContent event={query.data} />;
  if (query.isError) return <AdminFailure error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div role="status" aria-label={shellTexts.loading}>
      {['70%', '40%', '90%', '55%', '80%'].map((width) => (
        <Skeleton key={width} height={20} width={width} mb={16} />
      ))}
    </div>
  );
}
