import { VisuallyHidden } from '@mantine/core';
import { applyTexts } from '#shared/texts/applications/applying.ts';
import { ownMessagesTexts } from '#shared/texts/releases/release.ts';
import { applyPath } from '../lib/use-release-dialog.ts';
import { trpc } from '../trpc.ts';
import { TallLink } from './link-button.tsx';

/** For the job of an answered request, as long as the person may apply to it. */
export function ApplyToAsked({ job: { jobId, title } }: { job: { jobId: string; title: string } }) {
  const { data, isPending } = trpc.applications.ofJob.useQuery({ jobId });
  if (isPending || data?.mayApplyAgain === false) return null;
  return (
    <TallLink c="dimmed" to={applyPath(jobId)}>
      {data ? applyTexts.applyAgain : ownMessagesTexts.applyToAsked}
      <VisuallyHidden> {title}</VisuallyHidden>
    </TallLink>
  );
}
