import { useState } from 'react';
import { useAttempts } from '../hooks.ts';

type Planned<Content, Plan> = { content: Content; plan: Plan };

type ImportState<Content, Plan, Outcome> =
  | { step: 'choosing'; error: string | null }
  | { step: 'planning'; share: number }
  | ({ step: 'planned'; error: string | null; taking: number | null } & Planned<Content, Plan>)
  | { step: 'done'; outcome: Outcome };

/** `isAwaited`: false after the person chose another file or left the page. */
type Watch = { isAwaited: () => boolean; onProgress: (share: number) => void };

type ImportSteps<Source, Content, Plan, Outcome, Choice> = {
  refuse?: (source: Source) => string | null;
  read: (source: Source) => Content | Promise<Content>;
  plan: (content: Content, watch: Watch) => Promise<Plan>;
  /** Imports all or nothing. Null if there is no outcome to show. */
  take: (planned: Planned<Content, Plan> & { choice: Choice }, watch: Watch) => Promise<Outcome | null>;
  planFailed: (error: unknown) => string;
  takeFailed: (error: unknown) => string;
  onUnseen?: { taken?: (outcome: Outcome) => void; failed: (sentence: string) => void };
};

export function usePlannedImport<Source, Content, Plan, Outcome, Choice = void>(
  work: ImportSteps<Source, Content, Plan, Outcome, Choice>,
) {
  type State = ImportState<Content, Plan, Outcome>;
  const [state, setState] = useState<State>({ step: 'choosing', error: null });
  const attempts = useAttempts();
  const begin = (stateOf: (share: number) => State): Watch => {
    const isAwaited = attempts.begin();
    const onProgress = (share: number) => {
      if (isAwaited()) setState(stateOf(share));
    };
    onProgress(0);
    return { isAwaited, onProgress };
  };
  const restart = (error: string | null = null) => {
    attempts.giveUp();
    setState({ step: 'choosing', error });
  };
  const choose = async (source: Source) => {
    const refusal = work.refuse?.(source) ?? null;
    if (refusal !== null) return restart(refusal);
    const watch = begin((share) => ({ step: 'planning', share }));
    try {
      const content = await work.read(source);
      const plan = await work.plan(content, watch);
      if (watch.isAwaited()) setState({ step: 'planned', content, plan, error: null, taking: null });
    } catch (error) {
      if (watch.isAwaited()) setState({ step: 'choosing', error: work.planFailed(error) });
    }
  };
  const take = async (choice: Choice) => {
    if (state.step !== 'planned') return;
    const { content, plan } = state;
    const planned = { step: 'planned', content, plan, error: null } as const;
    const watch = begin((taking) => ({ ...planned, taking }));
    try {
      const outcome = await work.take({ content, plan, choice }, watch);
      if (outcome === null) return;
      if (watch.isAwaited()) setState({ step: 'done', outcome });
      else work.onUnseen?.taken?.(outcome);
    } catch (error) {
      const sentence = work.takeFailed(error);
      if (watch.isAwaited()) setState({ ...planned, taking: null, error: sentence });
      else work.onUnseen?.failed(sentence);
    }
  };
  return {
    state,
    choose: (source: Source) => void choose(source),
    take: (choice: Choice) => void take(choice),
    leave: attempts.giveUp,
    restart,
  };
}
