import { Box, Stack, Switch } from '@mantine/core';
import { useRef, useState } from 'react';
import type { PoolState } from '#shared/talent-pool/state.ts';
import { blocklistTexts, talentPoolWishTexts, talentPoolTexts as texts } from '#shared/texts/talent-pool/person.ts';
import common from '../../components/common.module.css';
import { ErrorState } from '../../components/error-state.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { MissingTests } from '../../components/match/missing-tests.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useFocusAfter, useTemporaryNote } from '../../lib/hooks.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';
import { Blocklist } from './blocklist.tsx';
import { ChangePreferences, PoolOn } from './pool-on.tsx';
import { SwitchOnDialog } from './switch-on-dialog.tsx';

/** `isOpen`: with its settings unfolded. */
export function PoolMembership({ isOpen }: { isOpen: boolean }) {
  const state = trpc.found.state.useQuery();
  if (state.isPending) {
    return (
      <ContentSkeleton>
        <LoadedMembership state={skeletonState} isOpen={isOpen} />
      </ContentSkeleton>
    );
  }
  if (state.data === undefined) return <ErrorState title={texts.failed} onRetry={() => void state.refetch()} />;
  return <LoadedMembership state={state.data} isOpen={isOpen} />;
}

function LoadedMembership({ state, isOpen }: { state: PoolState; isOpen: boolean }) {
  const sectionRef = useRef<HTMLDivElement>(null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [note, showNote] = useTemporaryNote();
  const focusAfter = useFocusAfter();
  const openDialog = () => setIsDialogOpen(true);
  const finish = (sentence: string) => {
    focusAfter(() => sectionRef.current);
    showNote(sentence);
  };
  return (
    <Stack gap="md" maw="42rem" ref={sectionRef} tabIndex={-1}>
      <SavedNote note={note} />
      <Box p="1.25rem 1.5rem" bg={state.isOn ? 'var(--pg-fit-soft)' : 'var(--pg-sunken)'} bdrs="fit">
        <Stack gap="sm" align="flex-start">
          <PoolSwitch state={state} onSwitchOn={openDialog} onOff={finish} />
          {state.isOn ? (
            <PoolOn state={state} onRenew={openDialog} />
          ) : (
            <p>
              <b>{texts.off.status}</b> {texts.off.text}
            </p>
          )}
        </Stack>
      </Box>
      <div>
        {state.isOn && (
          <Fold heading="h3" title={talentPoolWishTexts.summary(state.wishes)} isOpen={isOpen}>
            <ChangePreferences state={state} onSaved={showNote} />
          </Fold>
        )}
        <Fold heading="h3" title={blocklistTexts.summary(state.blocks.length)} isOpen={isOpen}>
          <Blocklist blocks={state.blocks} />
        </Fold>
      </div>
      <SwitchOnDialog state={state} opened={isDialogOpen} onClose={() => setIsDialogOpen(false)} onDone={finish} />
    </Stack>
  );
}

type PoolSwitchProps = { state: PoolState; onSwitchOn: () => void; onOff: (sentence: string) => void };

/** Switching on opens the preview with the consent; without a test there is nothing to show. */
function PoolSwitch({ state: { isOn, missing }, onSwitchOn, onOff }: PoolSwitchProps) {
  const refresh = useReleaseRefresh();
  const off = trpc.found.switchOff.useMutation({ onSuccess: () => onOff(texts.on.switchedOff), onSettled: refresh });
  const isEmpty = !isOn && missing.softskills && missing.values;
  return (
    <>
      <Switch
        classNames={{ track: common.fieldLine }}
        label={texts.label}
        checked={isOn}
        disabled={isEmpty || off.isPending}
        onChange={(event) => (event.currentTarget.checked ? onSwitchOn() : off.mutate())}
      />
      {isEmpty && <MissingTests missing={missing} reason={texts.off.needsTest} />}
      <FormError message={off.error && sentenceOf(off.error, texts.on.offFailed)} />
    </>
  );
}

const skeletonState: PoolState = {
  isOn: false,
  wishes: { threshold: 70, place: null },
  since: null,
  expiresAt: null,
  older: null,
  blocks: [],
  companies: 0,
  missing: { softskills: false, values: false },
};
