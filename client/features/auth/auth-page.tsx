import { Alert, Box, Stack, Tabs, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { destinationOf } from '#shared/auth/return-path.ts';
import { markShapes } from '#shared/figures/mark-shapes.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import common from '../../components/common.module.css';
import { usePageTitle } from '../../components/page-title.ts';
import { useReturnPath } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { readPendingApplication } from '../../lib/pending-application.ts';
import { guestTokens } from '../../lib/tests/test-tokens.ts';
import { applyPath } from '../../lib/use-release-dialog.ts';
import classes from './auth-page.module.css';
import { passwordChanged } from './reset-password-page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpDone } from './sign-up-done.tsx';
import { SignUpPart } from './sign-up-form.tsx';

const { resetPage: texts } = authTexts;

export default function AuthPage() {
  const [search, setSearch] = useSearchParams();
  const next = useReturnPath();
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string | null>(null);
  const tab = search.get('tab') === 'signup' ? 'signup' : 'signin';
  const destination = next === null ? null : destinationOf(next);
  const isForApplicant = destination === 'application' || destination === 'results';
  const userType = search.get('type') === 'company' && !isForApplicant ? 'company' : 'applicant';
  const keepsResult = userType === 'applicant' && guestTokens() !== null;
  const isApplying = destination === 'application';
  const plainTitle = tab === 'signup' ? authTexts.newAccount[userType] : authTexts.welcomeBack;
  const ownTitle = keepsResult ? authTexts.keepResult : plainTitle;
  const title = isApplying ? authTexts.forApplication(jobTitleOf(next)) : ownTitle;
  usePageTitle(tab === 'signup' ? authTexts.signUpTab : authTexts.signInTab);
  const selectTab = (chosen: string | null) =>
    setSearch(
      (current) => {
        current.set('tab', chosen === 'signup' ? 'signup' : 'signin');
        return current;
      },
      { replace: true },
    );
  return (
    <div className={classes.page}>
      <AuthAside {...authTexts.aside[userType]} />
      <Stack p="clamp(0.75rem, 3vw, 2.5rem) var(--pg-gutter) 2rem" gap={0}>
        <Box maw="30rem" mt="auto" mb="auto" w="100%" mx="auto">
          <Box
            component="h1"
            mb={{ base: 'xs', sm: isApplying ? 'xs' : 'lg' }}
            lh={1.15}
            fz={isApplying ? 'h3' : 'h2'}
            className={common.anywhere}
          >
            {title}
          </Box>
          {tab === 'signup' && !isApplying && (
            <Text hiddenFrom="md" mb="xs" c="dimmed" fz="sm">
              {authTexts.aside[userType].title}
            </Text>
          )}
          <Tabs value={tab} onChange={selectTab} keepMounted={false}>
            <Tabs.List grow mb={{ base: 'sm', sm: 'lg' }}>
              <Tabs.Tab value="signin">{authTexts.signInTab}</Tabs.Tab>
              <Tabs.Tab value="signup">{authTexts.signUpTab}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="signin">
              <PasswordChanged />
              <SignInForm next={next} />
            </Tabs.Panel>
            <Tabs.Panel value="signup">
              {unconfirmedEmail === null ? (
                <SignUpPart
                  initialType={userType}
                  hasTypeChoice={!isForApplicant}
                  next={next}
                  onConfirmationNeeded={setUnconfirmedEmail}
                />
              ) : (
                <SignUpDone email={unconfirmedEmail} next={next} onSignIn={() => selectTab('signin')} />
              )}
            </Tabs.Panel>
          </Tabs>
        </Box>
        <Box component={Link} to={paths.home} mt="lg" c="dimmed" className={classes.back}>
          {authTexts.back}
        </Box>
      </Stack>
    </div>
  );
}

function jobTitleOf(next: string | null): string | null {
  const pending = readPendingApplication();
  return pending !== null && next === applyPath(pending.jobId) ? pending.title : null;
}

function PasswordChanged() {
  const { state } = useLocation();
  if (state !== passwordChanged) return null;
  return (
    <Alert mb="lg" color="sage" title={texts.done} icon={<IconCheck stroke={1.75} />} role="status">
      {texts.doneText}
    </Alert>
  );
}

type AuthAsideProps = { title: string; points: readonly string[] };

function AuthAside({ title, points }: AuthAsideProps) {
  return (
    <Stack component="aside" gap="xl" justify="center" c="var(--pg-on-person)" className={classes.aside}>
      <Box component="svg" w={96} viewBox="1.7 1.7 28.6 28.6" aria-hidden="true">
        <path fill="var(--pg-job)" d={markShapes.angular} />
        <path fill="var(--pg-on-person)" d={markShapes.round} />
      </Box>
      <Text fz="h1" fw={650} className={classes.claim}>
        {title}
      </Text>
      <Stack component="ul" gap="sm" c="var(--pg-on-person-muted)" className={classes.points}>
        {points.map((point) => (
          <li key={point}>
            <IconCheck size={20} aria-hidden="true" />
            {point}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
