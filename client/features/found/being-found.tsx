import { Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import type { FoundState } from '#shared/found/state.ts';
import { foundTexts as texts } from '#shared/texts/found/found.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { useBriefly, useFocusAfter } from '../../lib/hooks.ts';
import { trpc } from '../../trpc.ts';
import { Blocks } from './blocks.tsx';
import { FoundOff } from './found-off.tsx';
import { FoundOn } from './found-on.tsx';
import { SwitchOnDialog } from './switch-on-dialog.tsx';

export function BeingFound() {
  const state = trpc.found.state.useQuery();
  if (state.isPending) {
    return (
      <Ghost>
        <Found state={outline} />
      </Ghost>
    );
  }
  if (state.data === undefined) return <ErrorState title={texts.failed} onRetry={() => void state.refetch()} />;
  return <Found state={state.data} />;
}

function Found({ state }: { state: FoundState }) {
  const part = useRef<HTMLDivElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [note, say] = useBriefly();
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
        <FoundOn state={state} onRenew={ask} onSaved={say} onOff={done} />
      ) : (
        <FoundOff state={state} onSwitchOn={ask} />
      )}
      <Blocks blocks={state.blocks} />
      <SwitchOnDialog state={state} opened={isAsked} onClose={() => setIsAsked(false)} onDone={done} />
    </Stack>
  );
}

const outline: FoundState = {
  isOn: false,
  wishes: { threshold: 70, place: null },
  since: null,
  expiresAt: null,
  isOutdated: false,
  blocks: [],
  companies: 0,
  missing: { softskills: false, values: false },
};
