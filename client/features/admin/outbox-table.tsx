import { outboxTexts as texts } from '#shared/texts/admin/admin.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { look } from '../../components/look/look.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { MailStateBadge } from './mail-state-badge.tsx';
import { isPrivate, type MailInList, subjectOf } from './outbox-mail.ts';

type OutboxTableProps = { mails: MailInList[]; sendsMail: boolean; onOpen: (mail: MailInList) => void };

export function OutboxTable({ mails, sendsMail, onOpen }: OutboxTableProps) {
  const columns: ReadonlyArray<Column<MailInList>> = [
    { title: texts.subject, cell: subjectOf },
    {
      title: texts.recipient,
      cell: (mail) =>
        isPrivate(mail) ? <span className={look('muted')}>{texts.hiddenRecipient}</span> : mail.recipient,
    },
    {
      title: texts.date,
      cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>,
    },
    { title: texts.state, cell: (mail) => <MailStateBadge mail={mail} sendsMail={sendsMail} /> },
  ];
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      rows={mails}
      keyOf={({ id }) => id}
      opening={{ label: (mail) => texts.open(subjectOf(mail), mail.recipient), onOpen }}
    />
  );
}
