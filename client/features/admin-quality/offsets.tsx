import { Button, Group, Stack } from '@mantine/core';
import { runsForOffsets } from '#shared/assessments/soft-skills/statement-offsets.ts';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { QualityState } from '#shared/test-quality/state.ts';
import { testQualityTexts } from '#shared/texts/test-quality.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { look } from '../../components/look/look.ts';
import { messageOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { Recompute } from './recompute.tsx';
import { StoredTable } from './stored-offsets.tsx';

const { offsets: texts } = testQualityTexts;

type OffsetsProps = { variant: TestVariant; offsets: QualityState['offsets']; mayChange: boolean };

/** What the runs taught about the statements: estimating it, taking it into use, and computing former results with it. */
export function Offsets({ variant, offsets, mayChange }: OffsetsProps) {
  const { stored, learnable } = offsets;
  const utils = trpc.useUtils();
  const estimate = trpc.adminQuality.estimate.useMutation({ onSuccess: () => utils.adminQuality.state.invalidate() });
  const active = stored.find(({ isActive }) => isActive);
  return (
    <DetailSection title={texts.title}>
      <Stack gap="md">
        <p className={look('muted', 'reading')}>{texts.text}</p>
        {stored.length === 0 ? <p>{texts.none}</p> : <StoredTable stored={stored} mayChange={mayChange} />}
        <p className={look('muted')}>{texts.learnable(learnable)}</p>
        <FormError message={estimate.error === null ? null : messageOf(estimate.error)} />
        {mayChange && learnable >= runsForOffsets && (
          <Group>
            <Button variant="default" loading={estimate.isPending} onClick={() => estimate.mutate({ variant })}>
              {texts.estimate}
            </Button>
          </Group>
        )}
        <Recompute variant={variant} mayOrder={mayChange && active !== undefined} />
      </Stack>
    </DetailSection>
  );
}
