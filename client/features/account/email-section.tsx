import { Box, Stack } from '@mantine/core';
import { accountTexts } from '#shared/texts/account/account.ts';
import { look } from '../../components/look/look.ts';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { spelledEmail } from '../../lib/email.ts';
import { trpc } from '../../trpc.ts';
import { EmailForm } from './email-form.tsx';
import { MailDelivery } from './mail-delivery.tsx';

const { email: texts } = accountTexts;

export function EmailSection({ email, pendingEmail }: { email: string; pendingEmail: string | null }) {
  const options = trpc.auth.options.useQuery();
  const sendsMail = options.data?.sendsMail ?? true;
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Stack component="dl" gap={20}>
        <div>
          <dt className={look('muted', 'fine')}>{texts.current}</dt>
          <dd className={look('strong', 'anywhere', 'unhyphenated')}>{spelledEmail(email)}</dd>
        </div>
        {pendingEmail !== null && (
          <div>
            <dt className={look('muted', 'fine')}>{texts.pendingTitle}</dt>
            <dd className={look('strong', 'anywhere', 'unhyphenated')}>{spelledEmail(pendingEmail)}</dd>
            <Box component="dd" mt={2} className={look('muted', 'small')}>
              {sendsMail ? texts.sentTo : texts.keptForOperator}
            </Box>
          </div>
        )}
      </Stack>
      {!sendsMail && <MailDelivery />}
      <EmailForm email={email} />
    </SettingsSection>
  );
}
