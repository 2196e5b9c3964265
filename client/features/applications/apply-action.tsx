import { Box, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApplicationOfJob } from '#shared/applications/state.ts';
import { isEnded } from '#shared/applications/status.ts';
import { may } from '#shared/permissions.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { applyTexts as texts } from '#shared/texts/applications/applying.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useReleaseDialog } from '../../lib/use-release-dialog.ts';
import { trpc } from '../../trpc.ts';
import { ApplyDialog } from './apply-dialog.tsx';

type ApplyActionProps = {
  jobId: string;
  title: string;
  children: ReactNode;
};

export function ApplyAction({ jobId, title, children }: ApplyActionProps) {
  const session = useSession();
  const { signInPathFor } = useReleaseDialog();
  if (session.status === 'loading') return null;
  if (session.status === 'guest') {
    return (
      <>
        <LinkButton to={signInPathFor('apply')} kind="action">
          {texts.apply}
        </LinkButton>
        {children}
      </>
    );
  }
  if (!may(session.user, 'application.own')) return children;
  return (
    <ApplicantAction jobId={jobId} title={title}>
      {children}
    </ApplicantAction>
  );
}

function ApplicantAction({ jobId, title, children }: ApplyActionProps) {
  const { dialog, open, close } = useReleaseDialog();
  const { data: earlier, isPending } = trpc.applications.ofJob.useQuery({ jobId });
  const isOver = !isPending && earlier !== null && earlier !== undefined && !earlier.mayApplyAgain;
  const isOpen = dialog === 'apply' && !isPending;
  return (
    <>
      {isOver ? (
        <Applied application={earlier} />
      ) : (
        <Button color="coral" disabled={isPending} onClick={() => open('apply')}>
          {earlier ? texts.applyAgain : texts.apply}
        </Button>
      )}
      {!(isOver && !isEnded(earlier.status)) && children}
      <ApplyDialog jobId={jobId} title={title} earlier={isOver ? earlier : null} opened={isOpen} onClose={close} />
    </>
  );
}

function Applied({ application: { status, appliedAt } }: { application: NonNullable<ApplicationOfJob> }) {
  return (
    <Box p="0.75rem 1.25rem" w="100%" bg="var(--pg-sunken)" bdrs="fit">
      <Group gap="0.5rem 1rem" justify="space-between">
        <Group component="p" gap="0.25rem 0.75rem" className={common.numbers}>
          {texts.applied(formatDate(appliedAt))}{' '}
          <StateBadge of="application" state={status}>
            {applicationStatusNames[status]}
          </StateBadge>
        </Group>
        <LinkButton to={paths.applications} kind="plain">
          {texts.toApplications}
        </LinkButton>
      </Group>
    </Box>
  );
}
