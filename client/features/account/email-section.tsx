import { accountTexts } from '#shared/texts/account.ts';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { trpc } from '../../trpc.ts';
import { EmailForm } from './email-form.tsx';
import classes from './email-section.module.css';
import { MailDelivery } from './mail-delivery.tsx';

const { email: texts } = accountTexts;

export function EmailSection({ email, pendingEmail }: { email: string; pendingEmail: string | null }) {
  const options = trpc.auth.options.useQuery();
  const sendsMail = options.data?.sendsMail ?? true;
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <dl className={classes.addresses}>
        <div>
          <dt className={classes.term}>{texts.current}</dt>
          <dd className={classes.address}>{email}</dd>
        </div>
        {pendingEmail !== null && (
          <div>
            <dt className={classes.term}>{texts.pendingTitle}</dt>
            <dd className={classes.address}>{pendingEmail}</dd>
            <dd className={classes.hint}>{sendsMail ? texts.sentTo : texts.keptForOperator}</dd>
          </div>
        )}
      </dl>
      {!sendsMail && <MailDelivery />}
      <EmailForm email={email} sendsMail={sendsMail} />
    </SettingsSection>
  );
}
