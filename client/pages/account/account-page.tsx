import { accountTexts } from '#shared/texts/account.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { AccountSkeleton } from '../../features/account/account-skeleton.tsx';
import { EmailSection } from '../../features/account/email-section.tsx';
import { NameSection } from '../../features/account/name-section.tsx';
import { PasswordSection } from '../../features/account/password-section.tsx';
import { SessionsSection } from '../../features/account/sessions-section.tsx';
import { TwoFactorSection } from '../../features/account/two-factor-section.tsx';
import { trpc } from '../../trpc.ts';

export default function AccountPage() {
  usePageTitle(accountTexts.title);
  return (
    <>
      <PageHeader title={accountTexts.title} text={accountTexts.text} />
      <AccountSections />
    </>
  );
}

function AccountSections() {
  const overview = trpc.account.overview.useQuery();
  if (overview.isPending) return <AccountSkeleton />;
  // A failed refresh keeps what is shown, and with it what is being typed.
  if (overview.data === undefined) return <ErrorState onRetry={() => void overview.refetch()} />;
  const { firstName, lastName, email, pendingEmail, twoFactor, sessions } = overview.data;
  return (
    <>
      <NameSection firstName={firstName} lastName={lastName} />
      <EmailSection email={email} pendingEmail={pendingEmail} />
      <PasswordSection email={email} />
      <TwoFactorSection email={email} isOn={twoFactor.isOn} recoveryCodesLeft={twoFactor.recoveryCodesLeft} />
      <SessionsSection sessions={sessions} />
    </>
  );
}
