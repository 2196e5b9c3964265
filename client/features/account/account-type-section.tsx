import { Box, Button, Group, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { TypeChangeObstacle } from '#shared/account/schema.ts';
import type { UserType } from '#shared/auth/session-user.ts';
import { accountTypeTexts as texts } from '#shared/texts/account/account-type.ts';
import { ask } from '../../components/ask/ask.tsx';
import common from '../../components/common.module.css';
import { OnRequest, SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { paths } from '../../lib/paths.ts';
import { useReloadSession } from '../../lib/session.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

type AccountTypeSectionProps = { userType: UserType; obstacles: readonly TypeChangeObstacle[] };

export function AccountTypeSection({ userType, obstacles }: AccountTypeSectionProps) {
  const changeTo = useChangeType();
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <p>{texts.current[userType]}</p>
      {obstacles.length > 0 ? (
        <OnRequest label={texts.change[userType]}>
          <Obstacles obstacles={obstacles} />
        </OnRequest>
      ) : (
        <Group>
          <Button variant="default" onClick={() => changeTo(userType === 'company' ? 'applicant' : 'company')}>
            {texts.change[userType]}
          </Button>
        </Group>
      )}
    </SettingsSection>
  );
}

const obstaclePaths: Record<TypeChangeObstacle, string> = {
  results: paths.dashboard,
  releases: paths.releases,
  applications: paths.applications,
  found: paths.talentPool,
  profile: paths.profile,
  savedJobs: `${paths.discover}?tab=saved`,
  jobMails: paths.discover,
  viewLog: paths.viewLog,
  organisation: paths.company.settings,
};

function Obstacles({ obstacles }: { obstacles: readonly TypeChangeObstacle[] }) {
  return (
    <Stack gap="md">
      <p>{texts.blocked}</p>
      <Stack component="ul" ps={20} gap="sm" className={common.bulleted}>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>
            {texts.obstacles[obstacle].text}{' '}
            <Box component={Link} c="bright" to={obstaclePaths[obstacle]}>
              {texts.obstacles[obstacle].link}
            </Box>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function useChangeType() {
  const utils = trpc.useUtils();
  const reloadSession = useReloadSession();
  const change = trpc.account.changeType.useMutation({
    onError: () => utils.account.overview.invalidate(),
  });
  return (to: UserType) =>
    ask({
      title: texts.confirmTitle,
      text: texts.confirm[to],
      confirmLabel: texts.submit,
      isDangerous: false,
      run: () => change.mutateAsync({ to }),
      onDone: () => {
        toastSuccess(texts.changed[to]);
        void reloadSession();
      },
    });
}
