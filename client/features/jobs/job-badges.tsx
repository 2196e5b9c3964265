import { Badge } from '@mantine/core';
import type { JobStatus } from '#shared/jobs/draft.ts';
import { jobStatusNames, jobListTexts as texts } from '#shared/texts/jobs/editor.ts';
import { moderationTexts } from '#shared/texts/moderation/moderation.ts';
import { StateBadge } from '../../components/state-badge.tsx';

type JobBadgesProps = { job: { status: JobStatus; isOnline: boolean; isTakenDown: boolean; hasChanges: boolean } };

/** Where a job stands, and whether applicants see something older than the editor. */
export function JobBadges({ job: { status, isOnline, isTakenDown, hasChanges } }: JobBadgesProps) {
  return (
    <>
      <StateBadge of="job" state={isTakenDown ? 'takenDown' : status}>
        {isTakenDown ? moderationTexts.badge : jobStatusNames[status]}
      </StateBadge>
      {isOnline && hasChanges && (
        <Badge component="span" color="amber">
          {texts.unpublishedChanges}
        </Badge>
      )}
    </>
  );
}
