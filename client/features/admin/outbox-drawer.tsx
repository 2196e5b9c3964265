import { Drawer } from '@mantine/core';
import { outboxTexts as texts } from '#shared/texts/admin/admin.ts';
import { useLast } from '../../lib/use-last.ts';
import { MailContent } from './mail-content.tsx';
import { type MailInList, subjectOf } from './outbox-mail.ts';

type OutboxDrawerProps = { mail: MailInList | null; onClose: () => void };

export function OutboxDrawer({ mail, onClose }: OutboxDrawerProps) {
  // While it slides out, the drawer still shows the mail that was open.
  const shown = useLast(mail);
  return (
    <Drawer
      position="right"
      size="lg"
      title={shown === null ? null : subjectOf(shown)}
      opened={mail !== null}
      onClose={onClose}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {shown !== null && <MailContent mail={shown} />}
    </Drawer>
  );
}
