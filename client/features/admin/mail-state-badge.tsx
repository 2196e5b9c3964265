import { Badge } from '@mantine/core';
import { outboxTexts as texts } from '#shared/texts/admin.ts';
import classes from './outbox.module.css';
import { type MailInList, type MailState, mailStateOf } from './outbox-mail.ts';

const colours: Record<MailState, string> = { sent: 'sage', waiting: 'amber', kept: 'petrol', failed: 'red' };

export function MailStateBadge({ mail, sendsMail }: { mail: MailInList; sendsMail: boolean }) {
  const state = mailStateOf(mail, sendsMail);
  return (
    <>
      <Badge component="span" color={colours[state]}>
        {texts.states[state]}
      </Badge>
      {state === 'failed' && (
        <span className={classes.reason}>
          {texts.attempts(mail.attempts)}: {mail.lastError}
        </span>
      )}
    </>
  );
}
