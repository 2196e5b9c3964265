import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { PoolState } from '#shared/talent-pool/state.ts';
import { consentWording } from '#shared/texts/consents.ts';
import { changeText } from '#shared/texts/releases/own-releases.ts';
import { releaseFormTexts } from '#shared/texts/releases/release.ts';
import { talentPoolWishTexts, switchOnTexts as texts } from '#shared/texts/talent-pool/person.ts';
import { Fold } from '../../components/fold/fold.tsx';
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

export function SwitchOnDialog({ opened, state, onClose, onDone }: SwitchOnProps & { opened: boolean }) {
  // A closing dialog still shows its content.
  const [displayedState, setDisplayedState] = useState(state);
  if (opened && displayedState !== state) setDisplayedState(state);
  const title = displayedState.older === null ? texts.title : texts.updateTitle;
  return (
    <ReleaseDialog title={title} opened={opened} onClose={onClose}>
      <SwitchOnForm state={displayedState} onClose={onClose} onDone={onDone} />
    </ReleaseDialog>
  );
}

function SwitchOnForm({ state: poolState, onClose, onDone }: SwitchOnProps) {
  const form = usePoolPreferences(poolState.wishes);
  const query = trpc.found.preview.useQuery(undefined, { gcTime: 0, staleTime: Number.POSITIVE_INFINITY });
  const { preview, state, onError, failureOf } = usePreviewState(query);
  const [isOpen, setIsOpen] = useState(false);
  const refresh = useReleaseRefresh();
  const onSuccess = () => {
    onClose();
    onDone(doneText(poolState));
    return refresh();
  };
  const switchOn = trpc.found.switchOn.useMutation({ onError, onSuccess });
  const isUpdate = poolState.older !== null;
  const isPlaceUnknown = codeOf(switchOn.error) === 'PLACE_UNKNOWN';
  const confirm = () => {
    if (preview !== undefined && form.preferences !== null)
      switchOn.mutate({ wishes: form.preferences, digest: preview.digest });
  };
  const preferences = <PreferencesFields form={form} error={isPlaceUnknown ? switchOn.error : null} />;
  const ends = preview && formatDate(preview.expiresAt);
  return (
    <Stack gap="xl" flex={1}>
      <Change older={poolState.older} />
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
        {isUpdate ? (
          <Fold heading="h3" title={talentPoolWishTexts.summary(poolState.wishes)} isOpen={isPlaceUnknown}>
            <Stack gap="lg">{preferences}</Stack>
          </Fold>
        ) : (
          <Stack gap="lg">{preferences}</Stack>
        )}
      </section>
      {preview !== undefined && <MissingTests missing={preview.missing} />}
      <Stack gap="md">
        {ends && !isUpdate && <Text fz="sm">{texts.ends(ends)}</Text>}
        <Text fz="sm" c="dimmed">
          {releaseFormTexts.consent(consentWording('beingFound'))}
        </Text>
      </Stack>
      <SheetActions
        failure={isPlaceUnknown ? null : failureOf(switchOn.error)}
        onCancel={onClose}
        note={isUpdate && ends && <Effect>{texts.updateEffect(ends)}</Effect>}
      >
        <Button
          color="coral"
          px="md"
          flex={{ base: 1, sm: 'none' }}
          disabled={preview === undefined || form.preferences === null}
          loading={switchOn.isPending}
          onClick={confirm}
        >
          {confirmText(poolState, ends ?? null)}
        </Button>
      </SheetActions>
    </Stack>
  );
}

function Change({ older }: Pick<PoolState, 'older'>) {
  const change = older === null ? '' : changeText(older);
  return change === '' ? null : <Text fw={600}>{change}</Text>;
}

const Effect = ({ children }: { children: string }) => (
  <Text mt={4} c="dimmed" fz={14} lh={1.35} ta={{ base: 'start', sm: 'end' }}>
    {children}
  </Text>
);

function confirmText({ isOn, older }: PoolState, ends: string | null): string {
  if (!isOn) return texts.confirm;
  return older === null ? texts.renew(ends) : texts.update;
}

function doneText({ isOn, older }: PoolState): string {
  if (!isOn) return texts.done;
  return older === null ? texts.renewed : texts.updated;
}
