import { Box } from '@mantine/core';
import type { UserMail } from '#shared/admin/users.ts';
import { adminUserTexts } from '#shared/texts/admin-users.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { AdminTable, type Column } from '../../components/admin-list/admin-table.tsx';
import { look } from '../../components/look/look.ts';
import { formatDateTime } from '../../lib/dates.ts';

const { mails: texts } = adminUserTexts;
const columns: ReadonlyArray<Column<UserMail, 'at'>> = [
  { title: texts.subject, cell: ({ subject }) => subject },
  { title: texts.at, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { title: texts.state, cell: ({ state }) => texts.states[state] },
];
const newestFirst = { sort: 'at', order: 'desc' } as const;
const nothing = () => undefined;

/** Whether what somebody waits for has left. */
export function UserMails({ mails }: { mails: readonly UserMail[] }) {
  return (
    <DetailSection title={texts.title}>
      <Box component="p" mb="md" className={look('muted', 'reading')}>
        {mails.length === 0 ? texts.none : texts.text}
      </Box>
      {mails.length > 0 && (
        <AdminTable
          label={texts.title}
          columns={columns}
          rows={mails}
          keyOf={({ subject, createdAt }) => `${createdAt.getTime()} ${subject}`}
          sorting={newestFirst}
          onSort={nothing}
        />
      )}
    </DetailSection>
  );
}
