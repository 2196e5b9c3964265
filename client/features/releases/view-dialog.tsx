import { Box, Button, Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import { narrowerThan } from '#shared/releases/scope.ts';
import type { OwnRelease, OwnReleaseView } from '#shared/releases/state.ts';
import { ownReleasesTexts, viewReleaseTexts as texts } from '#shared/texts/releases/own-releases.ts';
import { releaseFormTexts } from '#shared/texts/releases/release.ts';
import { CandidateProfile } from '../../components/candidate-view/candidate-profile.tsx';
import { placeholderView } from '../../components/candidate-view/placeholder-view.ts';
import common from '../../components/common.module.css';
import { ErrorState } from '../../components/error-state.tsx';
import { ReleaseDialog } from '../../components/release-form/release-done.tsx';
import { ShownAnswers, ShownMatch } from '../../components/release-form/shown-job.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { formatDate } from '../../lib/dates.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { useLastValue } from '../../lib/hooks.ts';
import { trpc } from '../../trpc.ts';
import { OutdatedNote } from './outdated-note.tsx';

type ViewDialogProps = {
  release: OwnRelease | null;
  onClose: () => void;
  /** Instead of `onClose`, if the person closes it without an action. */
  onLeave?: (() => void) | undefined;
  onNarrow: (release: OwnRelease) => void;
  onUpdate: (release: OwnRelease) => void;
};

/** Shows the exact view and offers to show less, or the newer state. */
export function ViewDialog({ release, onClose, onLeave = onClose, onNarrow, onUpdate }: ViewDialogProps) {
  const displayedRelease = useLastValue(release);
  if (displayedRelease === null) return null;
  const closeFor = (action: (release: OwnRelease) => void) => () => {
    onClose();
    action(displayedRelease);
  };
  return (
    <ReleaseDialog title={texts.title(displayedRelease.company.name)} opened={release !== null} onClose={onLeave}>
      <ReleasedView release={displayedRelease} onRenew={closeFor(onUpdate)} />
      {narrowerThan(displayedRelease.scope).length > 0 && (
        <Group mt="lg">
          <Button variant="default" onClick={closeFor(onNarrow)}>
            {texts.narrow}
          </Button>
        </Group>
      )}
    </ReleaseDialog>
  );
}

type ReleasedViewProps = { release: OwnRelease; onRenew: () => void };

function ReleasedView({ release, onRenew }: ReleasedViewProps) {
  const view = trpc.releases.view.useQuery({ releaseId: release.releaseId });
  if (view.isPending) {
    return (
      <ContentSkeleton>
        <CandidateProfile view={placeholderView} />
      </ContentSkeleton>
    );
  }
  if (view.data === undefined || view.isError)
    return (
      <ErrorState title={texts.failed} text={sentenceOf(view.error, texts.text)} onRetry={() => void view.refetch()} />
    );
  const { isOutdated, isLocked, older, unshown, applications } = release;
  // The part of another job has strengths.
  const hasSkills = unshown.softskills || view.data.jobParts.some(({ skills }) => skills !== null);
  return (
    <>
      {isOutdated && !isLocked && (
        <OutdatedNote release={release} onRenew={onRenew}>
          {ownReleasesTexts.outdated(older, applications.count > 1)}
        </OutdatedNote>
      )}
      <Box mt="md">
        <CandidateProfile
          view={view.data.view}
          jobParts={view.data.jobParts}
          level={3}
          unshown={{
            skills: hasSkills && <Text fz="sm">{texts.unshown.softskills}</Text>,
            values: unshown.values && <Text fz="sm">{texts.unshown.values}</Text>,
          }}
        >
          <Jobs {...view.data} hasMatch={release.parts.hasMatch} />
        </CandidateProfile>
      </Box>
      <Text mt="lg" c="dimmed" fz={14}>
        {texts.since(formatDate(view.data.releasedAt), formatDate(view.data.expiresAt))}
      </Text>
    </>
  );
}

type JobsProps = Pick<OwnReleaseView, 'view' | 'jobParts' | 'jobs'> & Pick<OwnRelease['parts'], 'hasMatch'>;

/** With the required skills alone, each part has its match. */
function Jobs({ view: { scope }, jobParts, jobs, hasMatch }: JobsProps) {
  const hasOwnMatches = jobParts.length === 0;
  return (
    <>
      {hasOwnMatches && jobs.every(({ match }) => match === null) && (
        <Text mt="md" c="dimmed" fz="sm">
          {hasMatch ? releaseFormTexts.matches : texts.noMatch}
        </Text>
      )}
      {jobs.map(({ title, match, answers }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have the same title
        <Fragment key={index}>
          {hasOwnMatches && match && (
            <ShownMatch label={texts.match(title)} match={match} isAnonymous={scope === 'anonymous'} />
          )}
          {(!hasOwnMatches || match === null) &&
            jobs.length > 1 &&
            answers.some(({ answer }) => answer.trim() !== '') && (
              <Text mt="md" fw={600} fz="sm" className={common.anywhere}>
                {title}
              </Text>
            )}
          <ShownAnswers answers={answers} />
        </Fragment>
      ))}
    </>
  );
}
