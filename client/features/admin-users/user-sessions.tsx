import { Text } from '@mantine/core';
import type { UserSession } from '#shared/admin/users.ts';
import { adminUserTexts } from '#shared/texts/admin/users.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { formatDateTime, formatRelative } from '../../lib/dates.ts';

const { sessions: texts } = adminUserTexts;
const columns: ReadonlyArray<Column<UserSession>> = [
  { title: texts.device, cell: ({ device }) => device },
  { title: texts.network, cell: ({ network }) => network },
  { title: texts.started, cell: ({ startedAt }) => formatDateTime(startedAt) },
  { title: texts.lastSeen, cell: ({ lastSeenAt }) => formatRelative(lastSeenAt, new Date()) },
];

export function UserSessions({ sessions }: { sessions: readonly UserSession[] }) {
  return (
    <DetailSection title={texts.title}>
      <Text mb="md" c="dimmed">
        {sessions.length === 0 ? texts.none : texts.count(sessions.length)}
      </Text>
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
