import { Button, Group, Progress, Stack } from '@mantine/core';
import { useState } from 'react';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { Recomputing } from '#shared/test-quality/state.ts';
import { testQualityTexts } from '#shared/texts/test-quality.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { look } from '../../components/look/look.ts';
import { messageOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

const { offsets: texts } = testQualityTexts;

const lookAgainMs = 2_000;

const isUnderWay = (recomputing: Recomputing | null): boolean =>
  recomputing !== null && (recomputing.status === 'waiting' || recomputing.status === 'running');

type RecomputeProps = { variant: TestVariant; mayOrder: boolean };

/** Former results computed with what is in use now: ordering it, and how far it is. */
export function Recompute({ variant, mayOrder }: RecomputeProps) {
  const [opened, setOpened] = useState(false);
  const utils = trpc.useUtils();
  const progress = trpc.adminQuality.progress.useQuery(
    { variant },
    { refetchInterval: ({ state: { data } }) => (isUnderWay(data ?? null) ? lookAgainMs : false) },
  );
  const recomputing = progress.data ?? null;
  const order = trpc.adminQuality.recompute.useMutation({
    onSuccess: async () => {
      await utils.adminQuality.progress.invalidate();
      setOpened(false);
    },
  });
  const isIdle = order.data?.results === 0;
  if (recomputing === null && !mayOrder) return null;
  return (
    <Stack gap="sm">
      <p role="status">{isIdle ? texts.nothingToDo : recomputing !== null && sentenceOf(recomputing)}</p>
      {recomputing?.status === 'running' && (
        <Progress
          className={look('reading')}
          aria-label={texts.progressLabel}
          value={(recomputing.done / Math.max(1, recomputing.of)) * 100}
        />
      )}
      {mayOrder && (
        <Group>
          <Button
            variant="default"
            disabled={progress.isPending || isUnderWay(recomputing)}
            onClick={() => {
              order.reset();
              setOpened(true);
            }}
          >
            {texts.recompute}
          </Button>
        </Group>
      )}
      <ConfirmDialog
        title={texts.recomputeDialog.title}
        text={texts.recomputeDialog.text}
        confirmLabel={texts.recompute}
        isDangerous={false}
        opened={opened}
        isBusy={order.isPending}
        failure={order.error === null ? null : messageOf(order.error)}
        onClose={() => setOpened(false)}
        onConfirm={() => order.mutate({ variant })}
      />
    </Stack>
  );
}

function sentenceOf({ status, done, of }: Recomputing): string {
  if (status === 'waiting') return texts.waitingForTurn(of);
  if (status === 'running') return texts.progress(done, of);
  return status === 'done' ? texts.done(of) : texts.failed;
}
