import { Button, Flex, Group, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
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

type ApplyActionProps = { jobId: string; title: string };

/** The page has one of these; `ApplyTrigger` opens the same dialog from other places. */
export function ApplyAction({ jobId, title }: ApplyActionProps) {
  const { dialog, close } = useReleaseDialog();
  const { state, earlier } = useApplyState(jobId);
  if (state === 'guest' || state === 'none') return <ApplyTrigger jobId={jobId} />;
  const final = mayStillApply(state) ? null : earlier;
  return (
    <>
      {final ? <Applied application={final} /> : <ApplyTrigger jobId={jobId} />}
      <ApplyDialog
        jobId={jobId}
        title={title}
        earlier={final}
        opened={dialog === 'apply' && state !== 'pending'}
        onClose={close}
      />
    </>
  );
}

export function ApplyTrigger({ jobId }: { jobId: string }) {
  const { open, signInPathFor } = useReleaseDialog();
  const { state } = useApplyState(jobId);
  if (!mayStillApply(state)) return null;
  if (state === 'guest') {
    return (
      <LinkButton to={signInPathFor('apply')} kind="action">
        {texts.apply}
      </LinkButton>
    );
  }
  return (
    <Button color="coral" disabled={state === 'pending'} onClick={() => open('apply')}>
      {state === 'again' ? texts.applyAgain : texts.apply}
    </Button>
  );
}

/** `none`: companies and staff cannot apply. */
type ApplyState = 'none' | 'guest' | 'pending' | 'first' | 'again' | 'running' | 'ended';

export const mayStillApply = (state: ApplyState): boolean => !['none', 'running', 'ended'].includes(state);

export function useApplyState(jobId: string): { state: ApplyState; earlier: ApplicationOfJob } {
  const session = useSession();
  const isApplicant = session.status === 'signedIn' && may(session.user, 'application.own');
  const { data: earlier = null, isPending } = trpc.applications.ofJob.useQuery({ jobId }, { enabled: isApplicant });
  if (!isApplicant) return { state: session.status === 'guest' ? 'guest' : 'none', earlier: null };
  if (isPending) return { state: 'pending', earlier: null };
  if (earlier === null) return { state: 'first', earlier };
  if (earlier.mayApplyAgain) return { state: 'again', earlier };
  return { state: isEnded(earlier.status) ? 'ended' : 'running', earlier };
}

function Applied({ application: { status, appliedAt } }: { application: NonNullable<ApplicationOfJob> }) {
  return (
    <Stack w="100%" gap={0}>
      <Group component="p" gap="0.25rem 0.75rem" className={common.numbers}>
        {texts.applied(formatDate(appliedAt))}{' '}
        <StateBadge of="application" state={status}>
          {applicationStatusNames[status]}
        </StateBadge>
      </Group>
      <Flex
        component={Link}
        align="center"
        c="bright"
        fw={600}
        mih={44}
        className={common.link}
        to={paths.applications}
      >
        {texts.toApplications}
      </Flex>
    </Stack>
  );
}
