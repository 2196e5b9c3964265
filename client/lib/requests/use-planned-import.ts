import { useState } from 'react';
import { useAttempts } from '../hooks.ts';

type Planned<Content, Plan> = { content: Content; plan: Plan };

type ImportState<Content, Plan, Outcome> =
  | { step: 'choosing'; error: string | null }
  | { step: 'planning'; share: number }
  | ({ step: 'planned'; error: string | null; importShare: number | null } & Planned<Content, Plan>)
  | { step: 'done'; outcome: Outcome };

/** `isAwaited`: false after the person chose another file or left the page. */
type Progress = { isAwaited: () => boolean; onProgress: (share: number) => void };

type ImportSteps<Source, Content, Plan, Outcome, Choice> = {
  refuse?: (source: Source) => string | null;
  read: (source: Source) => Content | Promise<Content>;
  plan: (content: Content, watch: Progress) => Promise<Plan>;
  /** Imports all or nothing. Null if there is no outcome to show. */
  runImport: (planned: Planned<Content, Plan> & { choice: Choice }, watch: Progress) => Promise<Outcome | null>;
  planErrorText: (error: unknown) => string;
  importErrorText: (error: unknown) => string;
  onUnwatched?: { imported?: (outcome: Outcome) => void; failed: (sentence: string) => void };
};

export function usePlannedImport<Source, Content, Plan, Outcome, Choice = void>(
  steps: ImportSteps<Source, Content, Plan, Outcome, Choice>,
) {
  type State = ImportState<Content, Plan, Outcome>;
  const [state, setState] = useState<State>({ step: 'choosing', error: null });
  const attempts = useAttempts();
  const begin = (stateOf: (share: number) => State): Progress => {
    const isAwaited = attempts.begin();
    const onProgress = (share: number) => {
      if (isAwaited()) setState(stateOf(share));
    };
    onProgress(0);
    return { isAwaited, onProgress };
  };
  const restart = (error: string | null = null) => {
    attempts.cancel();
    setState({ step: 'choosing', error });
  };
  const choose = async (source: Source) => {
    const refusal = steps.refuse?.(source) ?? null;
    if (refusal !== null) return restart(refusal);
    const watch = begin((share) => ({ step: 'planning', share }));
    try {
      const content = await steps.read(source);
      const plan = await steps.plan(content, watch);
      if (watch.isAwaited()) setState({ step: 'planned', content, plan, error: null, importShare: null });
    } catch (error) {
      if (watch.isAwaited()) setState({ step: 'choosing', error: steps.planErrorText(error) });
    }
  };
  const runImport = async (choice: Choice) => {
    if (state.step !== 'planned') return;
    const { content, plan } = state;
    const planned = { step: 'planned', content, plan, error: null } as const;
    const watch = begin((importShare) => ({ ...planned, importShare }));
    try {
      const outcome = await steps.runImport({ content, plan, choice }, watch);
      if (outcome === null) return;
      if (watch.isAwaited()) setState({ step: 'done', outcome });
      else steps.onUnwatched?.imported?.(outcome);
    } catch (error) {
      const sentence = steps.importErrorText(error);
      if (watch.isAwaited()) setState({ ...planned, importShare: null, error: sentence });
      else steps.onUnwatched?.failed(sentence);
    }
  };
  return {
    state,
    choose: (source: Source) => void choose(source),
    runImport: (choice: Choice) => void runImport(choice),
    stopWatching: attempts.cancel,
    restart,
  };
}
