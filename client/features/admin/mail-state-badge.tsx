import { Badge, Box } from '@mantine/core';
import { outboxTexts as texts } from '#shared/texts/admin.ts';
import { look } from '../../components/look/look.ts';
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
        <Box component="span" maw="22rem" mt={4} className={look('block', 'bad', 'fine', 'anywhere')}>
          {mail.lastError === null
            ? texts.attempts(mail.attempts)
            : `${texts.attempts(mail.attempts)}: ${mail.lastError}`}
        </Box>
      )}
    </>
  );
}
