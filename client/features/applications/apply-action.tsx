import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApplicationOfJob } from '#shared/applications/state.ts';
import { isEnded } from '#shared/applications/status.ts';
import type { JobDetail } from '#shared/jobs/board.ts';
import { applyTexts as texts } from '#shared/texts/applications/applying.ts';
import { lazyDialog } from '../../components/lazy-dialog.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { signUpPath } from '../../lib/access.ts';
import { storePendingApplication } from '../../lib/pending-application.ts';
import { useMayApply, useSession } from '../../lib/session.ts';
import { applyPath, useReleaseDialog } from '../../lib/use-release-dialog.ts';
import { trpc } from '../../trpc.ts';
import { Applied } from './applied.tsx';

const ApplyDialog = lazyDialog(() => import('./apply-dialog.tsx'));

type ApplyActionProps = { job: Pick<JobDetail, 'jobId' | 'title'>; hasResult: boolean };

/** `instead`: of the trigger. `unsureNote`: below an application. */
type ActionExtras = { instead?: ReactNode; unsureNote?: string | undefined };

/** The page has one of these; `ApplyTrigger` opens the same dialog from other places. */
export function ApplyAction({ job, hasResult, instead, unsureNote }: ApplyActionProps & ActionExtras) {
  const { dialog, close } = useReleaseDialog();
  const { state, earlier } = useApplyState(job.jobId);
  if (state === 'none') return null;
  const final = mayStillApply(state) ? null : earlier;
  return (
    <>
      {final ? (
        <Applied jobId={job.jobId} application={final} unsureNote={unsureNote} />
      ) : (
        (instead ?? <ApplyTrigger {...{ job, hasResult }} />)
      )}
      <ApplyDialog
        job={job}
        earlier={final}
        isGuest={state === 'guest'}
        hasResult={hasResult}
        isLikely={state === 'first' || state === 'again'}
        opened={dialog === 'apply' && state !== 'pending'}
        onClose={close}
      />
    </>
  );
}

export function ApplyTrigger({ job, hasResult }: ApplyActionProps) {
  const { jobId } = job;
  const { open } = useReleaseDialog();
  const { state } = useApplyState(jobId);
  if (!mayStillApply(state)) return null;
  if (state === 'guest') {
    const path = applyPath(jobId);
    return (
      <LinkButton
        to={hasResult ? signUpPath(path) : path}
        kind="action"
        {...(hasResult && { onClick: () => storePendingApplication(job) })}
      >
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
  const isApplicant = useMayApply();
  const { data: earlier = null, isPending } = trpc.applications.ofJob.useQuery({ jobId }, { enabled: isApplicant });
  if (!isApplicant) return { state: session.status === 'guest' ? 'guest' : 'none', earlier: null };
  if (isPending) return { state: 'pending', earlier: null };
  if (earlier === null) return { state: 'first', earlier };
  if (earlier.mayApplyAgain) return { state: 'again', earlier };
  return { state: isEnded(earlier.status) ? 'ended' : 'running', earlier };
}
