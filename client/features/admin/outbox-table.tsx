import { Text } from '@mantine/core';
import { adminOutboxTexts as texts } from '#shared/texts/admin/pages-and-outbox.ts';
import common from '../../components/common.module.css';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { isPrivate, mailStateOf, type OutboxMail, subjectOf } from './outbox-mail.ts';

type OutboxTableProps = { mails: OutboxMail[]; sendsMail: boolean; onOpen: (mail: OutboxMail) => void };

export function OutboxTable({ mails, sendsMail, onOpen }: OutboxTableProps) {
  const columns: ReadonlyArray<Column<OutboxMail>> = [
    { title: texts.subject, cell: subjectOf },
    {
      title: texts.recipient,
      cell: (mail) =>
        isPrivate(mail) ? (
          <Text span c="dimmed">
            {texts.hiddenRecipient}
          </Text>
        ) : (
          mail.recipient
        ),
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
      rowLink={{ label: (mail) => texts.open(subjectOf(mail), mail.recipient), onOpen }}
    />
  );
}

function MailStateBadge({ mail, sendsMail }: { mail: OutboxMail; sendsMail: boolean }) {
  const state = mailStateOf(mail, sendsMail);
  return (
    <>
      <StateBadge of="mail" state={state}>
        {texts.states[state]}
      </StateBadge>
      {state === 'failed' && (
        <Text span maw="22rem" mt={4} display="block" c="var(--pg-error-text)" fz={14} className={common.anywhere}>
          {mail.lastError === null
            ? texts.attempts(mail.attempts)
            : `${texts.attempts(mail.attempts)}: ${mail.lastError}`}
        </Text>
      )}
    </>
  );
}
