import { Box, Button, Skeleton, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { AdminOrganisation } from '#shared/admin/organisations.ts';
import { adminOrganisationTexts as texts } from '#shared/texts/admin/organisations.ts';
import { membershipTexts } from '#shared/texts/organisations/organisations.ts';
import { ask } from '../../components/ask/ask.tsx';
import common from '../../components/common.module.css';
import { defaultGround, GroundChoice } from '../../components/take-down/ground-choice.tsx';
import { messageOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

export function OrganisationActions({ organisation }: { organisation: AdminOrganisation }) {
  const { lock, unlock } = useLockActions(organisation);
  const remove = useRemoveOrganisation(organisation);
  const isLocked = organisation.lockedAt !== null;
  return (
    <>
      <Button variant="default" onClick={isLocked ? unlock : lock}>
        {isLocked ? texts.unlockAction : texts.lockAction}
      </Button>
      <Button variant="default" onClick={remove}>
        {texts.removeAction}
      </Button>
    </>
  );
}

function useLockActions({ organisationId, name }: AdminOrganisation) {
  const onSuccess = useOrganisationRefresh(organisationId);
  const locking = trpc.adminOrganisations.lock.useMutation({ onSuccess });
  const unlocking = trpc.adminOrganisations.unlock.useMutation({ onSuccess });
  const lock = () => {
    let ground = defaultGround;
    const choose = (chosen: typeof ground) => {
      ground = chosen;
    };
    ask({
      title: texts.lockDialog.title(name),
      text: texts.lockDialog.text,
      body: <GroundChoice onChange={choose} />,
      confirmLabel: texts.lockDialog.confirm,
      hasReason: true,
      run: ({ reason }) => locking.mutateAsync({ organisationId, ground, reason }),
      failed: texts.lockDialog.failed,
    });
  };
  const unlock = () =>
    ask({
      title: texts.unlockDialog.title(name),
      text: texts.unlockDialog.text,
      confirmLabel: texts.unlockDialog.confirm,
      isDangerous: false,
      hasReason: true,
      run: ({ reason }) => unlocking.mutateAsync({ organisationId, reason }),
      failed: texts.unlockDialog.failed,
    });
  return { lock, unlock };
}

function useRemoveOrganisation({ organisationId, name }: AdminOrganisation) {
  const navigate = useNavigate();
  const invalidateLists = useInvalidateLists();
  const remove = trpc.adminOrganisations.remove.useMutation();
  const { title, text, confirm, typed, failed, done } = texts.removeDialog;
  return () =>
    ask({
      title: title(name),
      text,
      body: <Losses organisationId={organisationId} />,
      confirmLabel: confirm,
      hasReason: true,
      typed: { label: typed(name), expected: name },
      run: async ({ reason, confirmation }) => {
        await remove.mutateAsync({ organisationId, reason, confirmation });
        toastSuccess(done(name));
        await navigate(paths.admin.organisations);
        await invalidateLists();
      },
      failed,
    });
}

function Losses({ organisationId }: { organisationId: string }) {
  const preview = trpc.adminOrganisations.deletionPreview.useQuery({ organisationId }, { staleTime: 0 });
  if (preview.isPending) return <Skeleton height={96} />;
  if (preview.data === undefined) return <p role="alert">{messageOf(preview.error)}</p>;
  return (
    <div>
      <Box component="ul" ps={20} className={common.bulleted}>
        {texts.lossTexts(preview.data).map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </Box>
      <Text c="dimmed">{membershipTexts.kept(preview.data)}</Text>
    </div>
  );
}

function useInvalidateLists(): () => Promise<unknown> {
  const { adminOrganisations, adminCourses, adminJobs, adminUsers, adminDashboard } = trpc.useUtils();
  return () =>
    Promise.all([
      adminOrganisations.page.invalidate(),
      adminCourses.invalidate(),
      adminJobs.invalidate(),
      adminUsers.invalidate(),
      adminDashboard.invalidate(),
    ]);
}

export function useOrganisationRefresh(organisationId: string): () => Promise<void> {
  const { adminOrganisations } = trpc.useUtils();
  const invalidateLists = useInvalidateLists();
  return async () => {
    void invalidateLists();
    await adminOrganisations.organisation.invalidate({ organisationId });
  };
}
