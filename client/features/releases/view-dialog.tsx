import { Box, Button, Group, Text } from '@mantine/core';
import { narrowerThan } from '#shared/releases/scope.ts';
import type { OwnRelease } from '#shared/releases/state.ts';
import { viewReleaseTexts as texts } from '#shared/texts/releases/own-releases.ts';
import { CandidateProfile } from '../../components/candidate-view/candidate-profile.tsx';
import { placeholderView } from '../../components/candidate-view/placeholder-view.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { ReleaseDialog } from '../../components/release-form/release-done.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { formatDate } from '../../lib/dates.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { useLastValue } from '../../lib/hooks.ts';
import { trpc } from '../../trpc.ts';

type ViewDialogProps = { release: OwnRelease | null; onClose: () => void; onNarrow: (release: OwnRelease) => void };

/** Shows the exact view and offers to show less. */
export function ViewDialog({ release, onClose, onNarrow }: ViewDialogProps) {
  const displayedRelease = useLastValue(release);
  if (displayedRelease === null) return null;
  return (
    <ReleaseDialog title={texts.title(displayedRelease.company.name)} opened={release !== null} onClose={onClose}>
      <ReleasedView releaseId={displayedRelease.releaseId} />
      {narrowerThan(displayedRelease.scope).length > 0 && (
        <Group mt="lg">
          <Button
            variant="default"
            onClick={() => {
              onClose();
              onNarrow(displayedRelease);
            }}
          >
            {texts.narrow}
          </Button>
        </Group>
      )}
    </ReleaseDialog>
  );
}

function ReleasedView({ releaseId }: Pick<OwnRelease, 'releaseId'>) {
  const view = trpc.releases.view.useQuery({ releaseId });
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
  return (
    <>
      <Box mt="sm">
        <CandidateProfile view={view.data.view} jobParts={view.data.jobParts} level={3} />
      </Box>
      <Text mt="lg" c="dimmed" fz={14}>
        {texts.since(formatDate(view.data.releasedAt), formatDate(view.data.expiresAt))}
      </Text>
    </>
  );
}
