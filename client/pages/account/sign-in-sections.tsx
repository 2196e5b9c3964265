import { accountTexts } from '#shared/texts/account/account.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { SettingGroup } from '../../components/settings-section/settings-section.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderText } from '../../components/skeleton/placeholders.ts';
import { AccountTypeSection } from '../../features/account/account-type-section.tsx';
import { EmailSection } from '../../features/account/email-section.tsx';
import { NameSection } from '../../features/account/name-section.tsx';
import { PasskeySection } from '../../features/account/passkey-section.tsx';
import { PasswordSection } from '../../features/account/password-section.tsx';
import { SessionsSection } from '../../features/account/sessions-section.tsx';
import { TwoFactorSection } from '../../features/account/two-factor-section.tsx';
import { DeletionSection } from '../../features/account-deletion/deletion-section.tsx';
import { TeamShare } from '../../features/candidates/team-share.tsx';
import { ConsentsSection } from '../../features/consents/own-consents.tsx';
import { OwnDataSection } from '../../features/own-data/own-data-page.tsx';
import { trpc } from '../../trpc.ts';

const { groups: texts } = accountTexts;

export function SignInSections() {
  const overview = useOverview();
  if (overview.isPending) {
    return (
      <ContentSkeleton>
        <Sections overview={placeholder} />
      </ContentSkeleton>
    );
  }
  if (overview.data === undefined) return <ErrorState onRetry={() => void overview.refetch()} />;
  return <Sections overview={overview.data} />;
}

const useOverview = () => trpc.account.overview.useQuery();
type Overview = NonNullable<ReturnType<typeof useOverview>['data']>;

function Sections({ overview }: { overview: Overview }) {
  const { firstName, lastName, email, accountType, pendingEmail, twoFactor, passkeys, sessions } = overview;
  return (
    <>
      <SettingGroup title={texts.person}>
        <NameSection firstName={firstName} lastName={lastName} />
        <EmailSection email={email} pendingEmail={pendingEmail} />
      </SettingGroup>
      <SettingGroup title={texts.signIn}>
        <PasswordSection email={email} />
        <PasskeySection passkeys={passkeys} hasCode={twoFactor.isOn} />
        <TwoFactorSection email={email} isOn={twoFactor.isOn} recoveryCodesLeft={twoFactor.recoveryCodesLeft} />
        <SessionsSection sessions={sessions} />
      </SettingGroup>
      <SettingGroup title={texts.data}>
        <TeamShare />
        <ConsentsSection />
        <OwnDataSection />
        {accountType !== null && <AccountTypeSection {...accountType} />}
        <DeletionSection hasSecondFactor={twoFactor.isOn} hasPasskey={passkeys.length > 0} />
      </SettingGroup>
    </>
  );
}

const placeholder: Overview = {
  firstName: placeholderText(5),
  lastName: placeholderText(7),
  email: placeholderText(24),
  accountType: null,
  pendingEmail: null,
  twoFactor: { isOn: false, recoveryCodesLeft: 0 },
  passkeys: [],
  sessions: [
    {
      sessionId: '',
      isCurrent: true,
      device: placeholderText(7, 3, 7),
      address: placeholderText(11),
      createdAt: new Date(0),
      lastSeenAt: new Date(0),
    },
  ],
};
