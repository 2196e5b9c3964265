import { Box, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TypeObstacle } from '#shared/account/account-type.ts';
import type { UserType } from '#shared/auth/session-user.ts';
import { accountTypeTexts as texts } from '#shared/texts/account/account-type.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { look } from '../../components/look/look.ts';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { messageOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useReloadSession } from '../../lib/session.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

type AccountTypeSectionProps = { userType: UserType; obstacles: readonly TypeObstacle[] };

/** Changes the account type. Lists the obstacles, with a link to each, if there are any. */
export function AccountTypeSection({ userType, obstacles }: AccountTypeSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <p>{texts.current[userType]}</p>
      {obstacles.length > 0 ? (
        <Obstacles obstacles={obstacles} />
      ) : (
        <Group>
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {texts.change[userType]}
          </Button>
        </Group>
      )}
      <ChangeDialog
        to={userType === 'company' ? 'applicant' : 'company'}
        opened={isAsking}
        onClose={() => setIsAsking(false)}
      />
    </SettingsSection>
  );
}

const places: Record<TypeObstacle, string> = {
  results: paths.dashboard,
  releases: `${paths.account}?tab=releases`,
  applications: paths.applications,
  found: `${paths.account}?tab=found`,
  profile: paths.profile,
  savedJobs: `${paths.discover}?tab=saved`,
  jobMails: paths.discover,
  viewLog: `${paths.account}?tab=seen`,
  organisation: paths.company.settings,
};

function Obstacles({ obstacles }: { obstacles: readonly TypeObstacle[] }) {
  return (
    <div className={look('stack', 'gap16')}>
      <p>{texts.blocked}</p>
      <Box component="ul" ps={20} className={look('stack', 'bulleted', 'gap12')}>
        {obstacles.map((one) => (
          <li key={one}>
            {texts.obstacles[one].text}{' '}
            <Link className={look('ink')} to={places[one]}>
              {texts.obstacles[one].link}
            </Link>
          </li>
        ))}
      </Box>
    </div>
  );
}

type ChangeDialogProps = { to: UserType; opened: boolean; onClose: () => void };

function ChangeDialog({ to, opened, onClose }: ChangeDialogProps) {
  const utils = trpc.useUtils();
  const reloadSession = useReloadSession();
  const change = trpc.account.changeType.useMutation({
    onSuccess: async () => {
      onClose();
      toastSuccess(texts.changed[to]);
      await reloadSession();
    },
    // New obstacles appear below the dialog.
    onError: () => utils.account.overview.invalidate(),
  });
  const close = () => {
    change.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.confirmTitle}
      text={texts.confirm[to]}
      confirmLabel={texts.submit}
      isDangerous={false}
      opened={opened}
      isBusy={change.isPending}
      failure={change.error && messageOf(change.error)}
      onClose={close}
      onConfirm={() => change.mutate({ to })}
    />
  );
}
