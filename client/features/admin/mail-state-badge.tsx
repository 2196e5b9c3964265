import { Box } from '@mantine/core';
import { outboxTexts as texts } from '#shared/texts/admin/admin.ts';
import { look } from '../../components/look/look.ts';
import { StateBadge } from '../../components/state-badge.tsx';
import { type MailInList, mailStateOf } from './outbox-mail.ts';

export function MailStateBadge({ mail, sendsMail }: { mail: MailInList; sendsMail: boolean }) {
  const state = mailStateOf(mail, sendsMail);
  return (
    <>
      <StateBadge of="mail" state={state}>
        {texts.states[state]}
      </StateBadge>
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
