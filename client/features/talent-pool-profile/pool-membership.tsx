import { Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import type { PoolState } from '#shared/talent-pool/state.ts';
import { talentPoolTexts as texts } from '#shared/texts/talent-pool/person.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { useFocusAfter, useTemporaryNote } from '../../lib/hooks.ts';
import { trpc } from '../../trpc.ts';
import { Blocklist } from './blocklist.tsx';
import { PoolOff } from './pool-off.tsx';
import { PoolOn } from './pool-on.tsx';
import { SwitchOnDialog } from './switch-on-dialog.tsx';

export function PoolMembership() {
  const state = trpc.found.state.useQuery();
  if (state.isPending) {
    return (
      <ContentSkeleton>
        <LoadedMembership state={skeletonState} />
      </ContentSkeleton>
    );
  }
  if (state.data === undefined) return <ErrorState title={texts.failed} onRetry={() => void state.refetch()} />;
  return <LoadedMembership state={state.data} />;
}

function LoadedMembership({ state }: { state: PoolState }) {
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
    <Stack gap="xl" ref={sectionRef} tabIndex={-1}>
      <SavedNote note={note} />
      {state.isOn ? (
        <PoolOn state={state} onRenew={openDialog} onSaved={showNote} onOff={finish} />
      ) : (
        <PoolOff state={state} onSwitchOn={openDialog} />
      )}
      <Blocklist blocks={state.blocks} />
      <SwitchOnDialog state={state} opened={isDialogOpen} onClose={() => setIsDialogOpen(false)} onDone={finish} />
    </Stack>
  );
}

const skeletonState: PoolState = {
  isOn: false,
  wishes: { threshold: 70, place: null },
  since: null,
  expiresAt: null,
  isOutdated: false,
  blocks: [],
  companies: 0,
  missing: { softskills: false, values: false },
};
