import { Box } from '@mantine/core';
import type { UserSession } from '#shared/admin/users.ts';
import { adminUserTexts } from '#shared/texts/admin/users.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { look } from '../../components/look/look.ts';
import { formatDateTime, formatRelative } from '../../lib/dates.ts';

const { sessions: texts } = adminUserTexts;
const columns: ReadonlyArray<Column<UserSession>> = [
  { title: texts.device, cell: ({ device }) => device },
  { title: texts.network, cell: ({ network }) => network },
  { title: texts.started, cell: ({ startedAt }) => formatDateTime(startedAt) },
  { title: texts.lastSeen, cell: ({ lastSeenAt }) => formatRelative(lastSeenAt, new Date()) },
];

/** Where somebody is signed in, as far as it helps to recognise it. */
export function UserSessions({ sessions }: { sessions: readonly UserSession[] }) {
  return (
    <DetailSection title={texts.title}>
      <Box component="p" mb="md" className={look('muted')}>
        {sessions.length === 0 ? texts.none : texts.count(sessions.length)}
      </Box>
      {sessions.length > 0 && (
        <DataTable
          label={texts.title}
          columns={columns}
          rows={sessions}
          keyOf={({ device, startedAt, lastSeenAt }) => `${device} ${startedAt.getTime()} ${lastSeenAt.getTime()}`}
        />
      )}
    </DetailSection>
  );
}
