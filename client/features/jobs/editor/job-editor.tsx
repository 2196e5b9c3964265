import { Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SessionUser } from '#shared/auth/session-user.ts';
import type { JobDraft } from '#shared/jobs/draft.ts';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobFormTexts, jobPublishTexts, jobStatusNames, jobEditorTexts as texts } from '#shared/texts/jobs/editor.ts';
import { BackLink, DocumentBar } from '../../../components/document-bar/document-bar.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { JobAreas } from '../../../components/job-view/job-areas.tsx';
import { JobMissing, JobTitle } from '../../../components/job-view/job-page-head.tsx';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { usePageTitle } from '../../../components/page-title.ts';
import { SettingsSection } from '../../../components/settings-section/settings-section.tsx';
import { ContentSkeleton } from '../../../components/skeleton/content-skeleton.tsx';
import { placeholderText } from '../../../components/skeleton/placeholders.ts';
import { isMissing } from '../../../lib/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../trpc.ts';
import { JobPreview } from '../preview/job-preview.tsx';
import { useJobSaves } from '../saving/use-job-saves.ts';
import { JobHeader } from './job-header.tsx';
import { OpenJob } from './open-job.tsx';
import { previewParam, previewValue } from './use-job-dialogs.tsx';

type JobEditorProps = {
  jobId: string;
  user: SessionUser;
  notice: (job: EditedJob) => ReactNode;
};

export function JobEditor({ jobId, user, notice }: JobEditorProps) {
  const [params] = useSearchParams();
  const saves = useJobSaves(jobId, user);
  const query = trpc.jobs.job.useQuery({ jobId }, { refetchOnMount: 'always' });
  const { data: job, error } = query;
  const [initial, setInitial] = useState<JobDraft | null>(null);
  // Editing starts only on fetched data, because a cached job may be older than saved changes.
  const isFresh = job !== undefined && query.isFetchedAfterMount;
  useEffect(() => {
    if (initial === null && saves !== null && isFresh) setInitial(saves.beginEditing(job));
  }, [initial, saves, isFresh, job]);
  if (isMissing(error) && initial === null) return <JobMissing />;
  if (job !== undefined && !job.mayEdit) return <ReadOnlyJob job={job} notice={notice(job)} />;
  if (job !== undefined && saves !== null && initial !== null) {
    const isPreview = params.get(previewParam) === previewValue;
    return <OpenJob job={job} saves={saves} initial={initial} isPreview={isPreview} notice={notice(job)} />;
  }
  if (error !== null) return <ErrorState isPage title={texts.loadFailed} onRetry={() => void query.refetch()} />;
  return <JobEditorSkeleton />;
}

function ReadOnlyJob({ job, notice }: { job: EditedJob; notice: ReactNode }) {
  const { title } = job.draft;
  usePageTitle(title === '' ? texts.untitled : title);
  return (
    <>
      <JobHeader
        job={job}
        title={title}
        actions={job.isOnline && <LinkButton to={paths.job(job.jobId)}>{texts.toJob}</LinkButton>}
      />
      {notice}
      <JobPreview job={job} />
    </>
  );
}

function JobEditorSkeleton() {
  usePageTitle(texts.fallbackTitle);
  return (
    <ContentSkeleton>
      <DocumentBar>
        <BackLink to="" label="" />
        <JobTitle title={placeholderText(12, 7)} />
      </DocumentBar>
      <JobAreas jobId="" current="job" />
      <Group gap="0.75rem 1.25rem" mt={4} mb="lg">
        <Badge component="span">{jobStatusNames.draft}</Badge>
        <Text span fz={14}>
          {texts.edited(placeholderText(16), placeholderText(12))}
        </Text>
        <Group gap="xs" ms={{ base: 0, sm: 'auto' }}>
          <Button variant="default">{texts.preview}</Button>
          <Button>{jobPublishTexts.publish}</Button>
        </Group>
      </Group>
      <SettingsSection {...jobFormTexts.text}>
        <LineField label={texts.fieldNames.title} description={jobFormTexts.titleHint} readOnly value="" />
        <Skeleton height={220} />
      </SettingsSection>
    </ContentSkeleton>
  );
}
