import { Text } from '@mantine/core';
import type { UserMail } from '#shared/admin/users.ts';
import { adminUserTexts } from '#shared/texts/admin/users.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { formatDateTime } from '../../lib/dates.ts';

const { mails: texts } = adminUserTexts;
const columns: ReadonlyArray<Column<UserMail>> = [
  { title: texts.subject, cell: ({ subject }) => subject },
  { title: texts.at, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { title: texts.state, cell: ({ state }) => texts.states[state] },
];

export function UserMails({ mails }: { mails: readonly UserMail[] }) {
  return (
    <DetailSection title={texts.title}>
      <Text mb="md" c="dimmed" maw="var(--pg-reading)">
        {mails.length === 0 ? texts.none : texts.text}
      </Text>
      {mails.length > 0 && (
        <DataTable
          label={texts.title}
          columns={columns}
          rows={mails}
          keyOf={({ subject, createdAt }) => `${createdAt.getTime()} ${subject}`}
        />
      )}
    </DetailSection>
  );
}
