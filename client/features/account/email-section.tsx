import { Box } from '@mantine/core';
import { accountTexts } from '#shared/texts/account/account.ts';
import common from '../../components/common.module.css';
import { OnRequest, SettingRow } from '../../components/settings-section/settings-section.tsx';
import { displayEmail } from '../../lib/email.ts';
import { trpc } from '../../trpc.ts';
import { EmailForm } from './email-form.tsx';
import { NoMailNotice } from './mail-delivery.tsx';

const { email: texts } = accountTexts;

export function EmailSection({ email, pendingEmail }: { email: string; pendingEmail: string | null }) {
  const options = trpc.auth.options.useQuery();
  const sendsMail = options.data?.sendsMail ?? true;
  return (
    <SettingRow
      title={texts.title}
      value={<span className={common.unhyphenated}>{displayEmail(email)}</span>}
      action={
        <OnRequest label={accountTexts.change} name={texts.save}>
          {(_close, cancel) => (
            <>
              {!sendsMail && <NoMailNotice />}
              <EmailForm email={email} onCancel={cancel} />
            </>
          )}
        </OnRequest>
      }
    >
      {pendingEmail !== null && (
        <dl>
          <Box component="dt" c="dimmed" fz={14}>
            {texts.pendingTitle}
          </Box>
          <Box component="dd" fw={600} className={`${common.anywhere} ${common.unhyphenated}`}>
            {displayEmail(pendingEmail)}
          </Box>
          <Box component="dd" mt={2} c="dimmed" fz="sm">
            {sendsMail ? texts.sentTo : texts.keptForOperator}
          </Box>
        </dl>
      )}
    </SettingRow>
  );
}
