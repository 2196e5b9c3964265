import { Box, Text } from '@mantine/core';
import { jobEnd } from '#shared/jobs/draft.ts';
import { previewOf } from '#shared/jobs/preview.ts';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobEditorTexts, jobPreviewTexts as texts } from '#shared/texts/jobs/editor.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { JobView } from '../../../components/job-view/job-view.tsx';
import { ContentSkeleton } from '../../../components/skeleton/content-skeleton.tsx';
import { trpc } from '../../../trpc.ts';
import { useSkills } from '../editor/skills-section.tsx';

export function PreviewSkeleton() {
  return (
    <ContentSkeleton>
      <Box h="20rem" />
    </ContentSkeleton>
  );
}

export function JobPreview({ job }: { job: EditedJob }) {
  const organisation = trpc.organisations.current.useQuery();
  const skills = useSkills();
  if (organisation.isError || skills.isError) {
    const retry = () => void Promise.all([organisation.refetch(), skills.refetch()]);
    return <ErrorState title={jobEditorTexts.loadFailed} onRetry={retry} />;
  }
  if (organisation.data === undefined || skills.data === undefined) return <PreviewSkeleton />;
  const now = new Date();
  const { values, description } = organisation.data;
  const shown = previewOf(job, {
    organisation: { values, description },
    skills: skills.data,
    now,
    endsAt: jobEnd(now),
  });
  const title = shown.title === '' ? jobEditorTexts.untitled : shown.title;
  return (
    <>
      <Text py="sm" px="md" mb="xl" bg="var(--pg-sunken)" bdrs="fit" maw="var(--pg-reading)">
        {job.mayEdit ? texts.note : texts.noteReader}
      </Text>
      <JobView job={{ ...shown, title }} below={2} />
    </>
  );
}
