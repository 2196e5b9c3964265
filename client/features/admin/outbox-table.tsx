import { Table } from '@mantine/core';
import { outboxTexts as texts } from '#shared/texts/admin.ts';
import { look } from '../../components/look/look.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { MailStateBadge } from './mail-state-badge.tsx';
import classes from './outbox.module.css';
import { isPrivate, type MailInList, subjectOf } from './outbox-mail.ts';

type OutboxTableProps = { mails: MailInList[]; sendsMail: boolean; onOpen: (mail: MailInList) => void };

/** Rows become cards on phones; the roles are written out because a changed `display` takes them from the elements. */
export function OutboxTable({ mails, sendsMail, onOpen }: OutboxTableProps) {
  return (
    <Table className={classes.table} role="table" aria-label={texts.title}>
      <Table.Thead className={look('unseenNarrow')} role="rowgroup">
        <Table.Tr role="row">
          {[texts.subject, texts.recipient, texts.date, texts.state].map((title) => (
            <Table.Th key={title} role="columnheader" scope="col">
              {title}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} sendsMail={sendsMail} onOpen={() => onOpen(mail)} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function MailRow({ mail, sendsMail, onOpen }: { mail: MailInList; sendsMail: boolean; onOpen: () => void }) {
  return (
    <Table.Tr className={`${classes.row} ${look('hoverGround')}`} role="row">
      <Table.Td role="cell">
        <button
          className={`${classes.open} ${look('inherit', 'strong', 'textStart')}`}
          type="button"
          aria-label={texts.open(subjectOf(mail), mail.recipient)}
          onClick={onOpen}
        >
          {subjectOf(mail)}
        </button>
      </Table.Td>
      <Table.Td className={look('anywhere', 'unhyphenated')} role="cell">
        {isPrivate(mail) ? <span className={look('muted')}>{texts.hiddenRecipient}</span> : mail.recipient}
      </Table.Td>
      <Table.Td className={classes.date} role="cell">
        <time dateTime={mail.createdAt.toISOString()}>{formatDateTime(mail.createdAt)}</time>
      </Table.Td>
      <Table.Td role="cell">
        <MailStateBadge mail={mail} sendsMail={sendsMail} />
      </Table.Td>
    </Table.Tr>
  );
}
