import { Button } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobActionTexts, jobEditorTexts, jobPublishTexts as texts } from '#shared/texts/jobs/editor.ts';
import { moderationTexts } from '#shared/texts/moderation/moderation.ts';
import { useIsNarrow } from '../../../lib/hooks.ts';

type JobButtonsProps = {
  job: EditedJob;
  isPreview: boolean;
  onPreview: (isShown: boolean) => void;
  onPublish: () => void;
};

export function JobButtons({ job, isPreview, onPreview, onPublish }: JobButtonsProps) {
  const PreviewIcon = isPreview ? IconPencil : IconEye;
  return (
    <>
      <Button
        variant="default"
        leftSection={<PreviewIcon size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => onPreview(!isPreview)}
      >
        {isPreview ? jobEditorTexts.edit : jobEditorTexts.preview}
      </Button>
      <NextButton job={job} onClick={onPublish} />
    </>
  );
}

function NextButton({ job, onClick }: { job: EditedJob; onClick: () => void }) {
  const isNarrow = useIsNarrow();
  const isUpToDate = job.isOnline && !job.hasChanges;
  const label =
    job.status === 'closed' ? jobActionTexts.reopen.action : job.isOnline ? texts.publishChanges : texts.publish;
  return (
    <Button
      color="coral"
      disabled={isUpToDate || job.isTakenDown}
      title={job.isTakenDown ? moderationTexts.publishRefused : isUpToDate ? texts.upToDate : undefined}
      aria-label={label}
      onClick={onClick}
    >
      {isNarrow && job.isOnline ? texts.short : label}
    </Button>
  );
}
