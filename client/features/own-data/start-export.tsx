import { Button, Stack, Text } from '@mantine/core';
import type { OwnDataState } from '#shared/own-data/state.ts';
import { ownDataTexts as texts } from '#shared/texts/account/own-data.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { formErrorOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

export function StartExport({ state }: { state: OwnDataState }) {
  const { lastProblem, startsLeft, nextStartAt, ready } = state;
  const utils = trpc.useUtils();
  const start = trpc.ownData.start.useMutation({
    onSuccess: (next) => utils.ownData.state.setData(undefined, next),
    onError: () => void utils.ownData.state.invalidate(),
  });
  const hasNone = nextStartAt !== null;
  return (
    <Stack gap="sm">
      <FormError message={lastProblem === 'failed' && !start.isPending ? texts.failed : null} />
      {lastProblem === 'cancelled' && <p role="status">{texts.cancelled}</p>}
      <FormError message={formErrorOf(start.error)} />
      <Button
        className={common.atStart}
        variant={ready.length > 0 ? 'default' : 'filled'}
        disabled={hasNone}
        loading={start.isPending}
        onClick={() => start.mutate()}
      >
        {texts.start}
      </Button>
      <Text c="dimmed" fz="sm">
        {hasNone ? texts.noneLeft(nextStartAt) : texts.left(startsLeft)}
      </Text>
    </Stack>
  );
}
