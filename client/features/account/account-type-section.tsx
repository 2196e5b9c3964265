import { Box, Button, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { TypeChangeObstacle } from '#shared/account/schema.ts';
import type { UserType } from '#shared/auth/session-user.ts';
import { accountTexts } from '#shared/texts/account/account.ts';
import { accountTypeTexts as texts } from '#shared/texts/account/account-type.ts';
import { ask } from '../../components/ask/ask.tsx';
import common from '../../components/common.module.css';
import { OnRequest, SettingRow } from '../../components/settings-section/settings-section.tsx';
import { paths } from '../../lib/paths.ts';
import { useReloadSession } from '../../lib/session.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

type AccountTypeSectionProps = { userType: UserType; obstacles: readonly TypeChangeObstacle[] };

export function AccountTypeSection({ userType, obstacles }: AccountTypeSectionProps) {
  const changeTo = useChangeType();
  return (
    <SettingRow
      title={texts.title}
      value={texts.current[userType]}
      action={
        obstacles.length > 0 ? (
          <OnRequest label={accountTexts.change} name={texts.change[userType]}>
            <Obstacles obstacles={obstacles} />
          </OnRequest>
        ) : (
          <Button
            variant="default"
            aria-label={texts.change[userType]}
            onClick={() => changeTo(userType === 'company' ? 'applicant' : 'company')}
          >
            {accountTexts.change}
          </Button>
        )
      }
    />
  );
}

const obstaclePaths: Record<TypeChangeObstacle, string> = {
  results: paths.ownResults,
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
