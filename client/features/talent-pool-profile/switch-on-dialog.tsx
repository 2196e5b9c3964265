import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { PoolState } from '#shared/talent-pool/state.ts';
import { consentWording } from '#shared/texts/consents.ts';
import { releaseFormTexts } from '#shared/texts/releases/release.ts';
import { talentPoolWishTexts, switchOnTexts as texts } from '#shared/texts/talent-pool/person.ts';
import { MissingTests } from '../../components/match/missing-tests.tsx';
import { PreviewPart } from '../../components/release-form/preview-part.tsx';
import { ReleaseDialog } from '../../components/release-form/release-done.tsx';
import { ReleaseSummary } from '../../components/release-form/release-summary.tsx';
import { usePreviewState } from '../../components/release-form/use-preview-state.ts';
import { SheetActions } from '../../components/sheet/sheet.tsx';
import { formatDate } from '../../lib/dates.ts';
import { codeOf } from '../../lib/errors.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';
import { usePoolPreferences } from './use-pool-preferences.ts';
import { PreferencesFields } from './wishes-fields.tsx';

type SwitchOnProps = { state: PoolState; onClose: () => void; onDone: (sentence: string) => void };

export const SwitchOnDialog = ({ opened, ...form }: SwitchOnProps & { opened: boolean }) => (
  <ReleaseDialog title={texts.title} opened={opened} onClose={form.onClose}>
    <SwitchOnForm {...form} />
  </ReleaseDialog>
);

function SwitchOnForm({ state: poolState, onClose, onDone }: SwitchOnProps) {
  const form = usePoolPreferences(poolState.wishes);
  const query = trpc.found.preview.useQuery(undefined, { gcTime: 0, staleTime: Number.POSITIVE_INFINITY });
  const { preview, state, onError, failureOf } = usePreviewState(query);
  const [isOpen, setIsOpen] = useState(false);
  const refresh = useReleaseRefresh();
  const onSuccess = () => {
    onClose();
    onDone(poolState.isOn ? texts.renewed : texts.done);
    return refresh();
  };
  const switchOn = trpc.found.switchOn.useMutation({ onError, onSuccess });
  const isPlaceUnknown = codeOf(switchOn.error) === 'PLACE_UNKNOWN';
  const confirm = () => {
    if (preview !== undefined && form.preferences !== null)
      switchOn.mutate({ wishes: form.preferences, digest: preview.digest });
  };
  return (
    <Stack gap="xl" flex={1}>
      <ReleaseSummary
        title={texts.summary}
        lines={texts.lines}
        isOpen={isOpen || state.hasChanged || state.failure !== null}
        onToggle={() => setIsOpen(!isOpen)}
      >
        <PreviewPart
          title={texts.preview}
          preview={{ ...state, view: preview?.view }}
          note={`${texts.previewPart} ${releaseFormTexts.pseudonym} ${releaseFormTexts.hidden}`}
        />
      </ReleaseSummary>
      <section aria-label={talentPoolWishTexts.title}>
        <Stack gap="lg">
          <PreferencesFields form={form} error={isPlaceUnknown ? switchOn.error : null} />
        </Stack>
      </section>
      {preview !== undefined && <MissingTests missing={preview.missing} />}
      <Stack gap="md">
        {preview && <Text fz="sm">{texts.ends(formatDate(preview.expiresAt))}</Text>}
        <Text fz="sm" c="dimmed">
          {releaseFormTexts.consent(consentWording('beingFound'))}
        </Text>
      </Stack>
      <SheetActions failure={isPlaceUnknown ? null : failureOf(switchOn.error)} onCancel={onClose}>
        <Button
          color="coral"
          px="md"
          flex={{ base: 1, sm: 'none' }}
          disabled={preview === undefined || form.preferences === null}
          loading={switchOn.isPending}
          onClick={confirm}
        >
          {poolState.isOn ? texts.renew(preview ? formatDate(preview.expiresAt) : null) : texts.confirm}
        </Button>
      </SheetActions>
    </Stack>
  );
}
