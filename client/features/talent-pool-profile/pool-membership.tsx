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
  const part = useRef<HTMLDivElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [note, say] = useTemporaryNote();
  const focusAfter = useFocusAfter();
  const ask = () => setIsAsked(true);
  const done = (sentence: string) => {
    focusAfter(() => part.current);
    say(sentence);
  };
  return (
    <Stack gap="xl" ref={part} tabIndex={-1}>
      <SavedNote note={note} />
      {state.isOn ? (
        <PoolOn state={state} onRenew={ask} onSaved={say} onOff={done} />
      ) : (
        <PoolOff state={state} onSwitchOn={ask} />
      )}
      <Blocklist blocks={state.blocks} />
      <SwitchOnDialog state={state} opened={isAsked} onClose={() => setIsAsked(false)} onDone={done} />
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
