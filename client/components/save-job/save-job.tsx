import { Button, VisuallyHidden } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { may } from '#shared/permissions.ts';
import { jobTexts as texts } from '#shared/texts/jobs/board.ts';
import { useSession } from '../../lib/session.ts';
import { FormError } from '../form-error/form-error.tsx';
import { look } from '../look/look.ts';
import { useSavedJobs } from './use-saved-jobs.ts';

type SaveJobProps = { jobId: string; title: string };

/** Keeps a job for later, and lets it go again. Only people who look for one see it. */
export function SaveJob({ jobId, title }: SaveJobProps) {
  const session = useSession();
  if (session.status !== 'signedIn' || !may(session.user, 'match.own')) return null;
  return <SaveButton jobId={jobId} title={title} />;
}

function SaveButton({ jobId, title }: SaveJobProps) {
  const { isSaved, toggle, isReady, failure } = useSavedJobs(jobId);
  const Icon = isSaved ? IconBookmarkFilled : IconBookmark;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
        aria-pressed={isSaved}
        disabled={!isReady}
        onClick={toggle}
      >
        {isSaved ? texts.saved : texts.save}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
      {failure !== null && (
        <div className={look('full')}>
          <FormError message={failure} />
        </div>
      )}
    </>
  );
}
