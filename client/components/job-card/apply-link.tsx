import { VisuallyHidden } from '@mantine/core';
import type { OwnApplicationState } from '#shared/applications/state.ts';
import { applyTexts } from '#shared/texts/applications/applying.ts';
import { useListState } from '../../lib/list-state.ts';
import { applyPath } from '../../lib/use-release-dialog.ts';
import { LinkButton } from '../link-button.tsx';

type ApplyLinkProps = { application: OwnApplicationState | undefined; job: { jobId: string; title: string } };

export function ApplyLink({ job: { jobId, title }, application }: ApplyLinkProps) {
  const state = useListState();
  if (application?.mayApplyAgain === false) return null;
  return (
    <LinkButton to={applyPath(jobId)} state={state}>
      {application ? applyTexts.applyAgain : applyTexts.apply}
      <VisuallyHidden> {title}</VisuallyHidden>
    </LinkButton>
  );
}
