import { Button, Progress, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { isOpenJob } from '#shared/background-jobs/state.ts';
import { ownDataProgress } from '#shared/own-data/state.ts';
import { ownDataTexts as texts } from '#shared/texts/account/own-data.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { formErrorOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

export function RunningExport({ jobId, sendsMail }: { jobId: string; sendsMail: boolean }) {
  const [percent, setPercent] = useState<number | null>(null);
  const utils = trpc.useUtils();
  trpc.backgroundJobs.changes.useSubscription(
    { jobId },
    {
      onData: (job) => {
        const progress = ownDataProgress.safeParse(job.progress);
        if (progress.success) setPercent(progress.data.percent);
        if (!isOpenJob(job.status)) void utils.ownData.state.invalidate();
      },
    },
  );
  const cancel = trpc.backgroundJobs.cancel.useMutation({ onSuccess: () => utils.ownData.state.invalidate() });
  return (
    <Stack component="section" gap="sm" aria-label={texts.runningTitle}>
      <Title order={2} size="h3">
        {texts.runningTitle}
      </Title>
      <div>
        <Progress
          size="md"
          value={percent ?? 100}
          animated={percent === null}
          striped={percent === null}
          aria-label={texts.runningTitle}
        />
        <Text mt={6} c="dimmed" fz={14} role="status">
          {percent === null ? texts.waiting : texts.progress(percent)}
        </Text>
      </div>
      <Text>{sendsMail ? `${texts.runningText} ${texts.runningMail}` : texts.runningText}</Text>
      <FormError message={formErrorOf(cancel.error)} />
      <Button
        className={common.atStart}
        variant="default"
        loading={cancel.isPending || cancel.isSuccess}
        onClick={() => cancel.mutate({ jobId })}
      >
        {texts.cancel}
      </Button>
    </Stack>
  );
}
