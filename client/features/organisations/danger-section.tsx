import { Box, Button, Skeleton, Text } from '@mantine/core';
import { may } from '#shared/permissions.ts';
import { membershipTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { ask } from '../../components/ask/ask.tsx';
import common from '../../components/common.module.css';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { messageOf } from '../../lib/errors.ts';
import type { Member } from '../../lib/member.ts';
import { useReloadSession } from '../../lib/session.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import classes from './settings.module.css';

export function DangerSection({ viewer }: { viewer: Member }) {
  const askToDelete = useDeleteOrganisation(viewer.organisationName);
  if (!may(viewer.user, 'organisation.own')) return null;
  return (
    <SettingsSection title={texts.danger.title} text={texts.danger.text}>
      <div className={classes.matter}>
        <Button variant="default" c="var(--pg-error-text)" onClick={askToDelete}>
          {texts.remove}
        </Button>
      </div>
    </SettingsSection>
  );
}

function useDeleteOrganisation(name: string) {
  const reloadSession = useReloadSession();
  const remove = trpc.organisations.delete.useMutation();
  return () =>
    ask({
      title: texts.remove,
      body: <Losses />,
      confirmLabel: texts.remove,
      typed: { label: texts.typeName(name), expected: name },
      run: async ({ confirmation }) => {
        await remove.mutateAsync({ confirmation });
        toastSuccess(texts.removed(name));
        await reloadSession();
      },
      failed: texts.removeFailed,
    });
}

function Losses() {
  const preview = trpc.organisations.deletionPreview.useQuery(undefined, { staleTime: 0 });
  if (preview.isPending) return <Skeleton height={96} />;
  if (preview.data === undefined) return <p role="alert">{messageOf(preview.error)}</p>;
  return (
    <div>
      <Text c="dimmed">{texts.lossTitle}</Text>
      <Box component="ul" ps={20} className={common.bulleted}>
        {texts.losses(preview.data).map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </Box>
      <Text c="dimmed">{texts.kept(preview.data)}</Text>
    </div>
  );
}
