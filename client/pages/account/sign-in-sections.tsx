import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { accountTexts } from '#shared/texts/account/account.ts';
import common from '../../components/common.module.css';
import { ErrorState } from '../../components/error-state.tsx';
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

const { jump: texts } = accountTexts;

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
    <div className={common.withPanel}>
      <JumpList />
      <div>
        <Part name="person">
          <NameSection firstName={firstName} lastName={lastName} />
          <EmailSection email={email} pendingEmail={pendingEmail} />
        </Part>
        <Part name="signIn">
          <PasswordSection email={email} />
          <PasskeySection passkeys={passkeys} hasCode={twoFactor.isOn} />
          <TwoFactorSection email={email} isOn={twoFactor.isOn} recoveryCodesLeft={twoFactor.recoveryCodesLeft} />
        </Part>
        <Part name="devices">
          <SessionsSection sessions={sessions} />
        </Part>
        <Part name="data">
          <TeamShare />
          <ConsentsSection />
          <OwnDataSection />
          {accountType !== null && <AccountTypeSection {...accountType} />}
        </Part>
        <Part name="end">
          <DeletionSection hasSecondFactor={twoFactor.isOn} hasPasskey={passkeys.length > 0} />
        </Part>
      </div>
    </div>
  );
}

const parts = ['person', 'signIn', 'devices', 'data', 'end'] as const;
type PartProps = { name: (typeof parts)[number]; children: ReactNode };

const Part = ({ name, children }: PartProps) => (
  <div id={name} tabIndex={-1}>
    {children}
  </div>
);

const JumpList = () => (
  <nav className={common.sidePanel} aria-label={texts.label}>
    <Group component="ul" gap="0 1.5rem">
      {parts.map((name) => (
        <Box component="li" key={name} w={{ md: '100%' }}>
          <Box component="a" display="inline-flex" c="bright" py={10} className={common.link} href={`#${name}`}>
            {texts[name]}
          </Box>
        </Box>
      ))}
    </Group>
  </nav>
);

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
