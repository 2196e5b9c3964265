import { useEffect, useState } from 'react';
import { hasProfile, isRequiredScope, namedScope, type ReleaseScope } from '#shared/releases/scope.ts';
import type { CurrentRelease, ReleasePreview } from '#shared/releases/state.ts';
import { useLastValue } from '../../lib/hooks.ts';

/** Until the choice, the anonymous preview tells about the company and its questions. */
export const beforeChoice = 'anonymous' satisfies ReleaseScope;

/** Nothing is preselected unless the company sees something already. */
export function useScope(initialScope: ReleaseScope | null = null) {
  const [scope, selectScope] = useState(initialScope);
  return { scope, previewScope: scope ?? beforeChoice, selectScope };
}

export const lacksResult = ({ lacks }: Pick<CurrentRelease, 'lacks'>): boolean => lacks.softskills || lacks.values;

type ChoiceInput = {
  scope: ReleaseScope | null;
  onScope: (scope: ReleaseScope) => void;
  hasJob: boolean;
  preview: ReleasePreview | undefined;
};

/**
 * For a company that knows the name, selects the scope that it sees today. No preselection counts if the company lacks a
 * result that is now added. `knownScope` is undefined until the first preview.
 */
export function useChosenScope({ scope, onScope, hasJob, preview }: ChoiceInput) {
  const [hasChosen, setHasChosen] = useState(false);
  const latest = useLastValue(preview ?? null);
  const current = latest?.current ?? null;
  const knownScope = current === null || current.scope === 'anonymous' ? null : availableScope(current.scope, hasJob);
  const isUnavailable = knownScope !== null && (scope === null || scope === 'anonymous');
  // A known name without a job leaves one extent of the result.
  const mustChoose = current !== null && lacksResult(current) && (hasJob || knownScope === null);
  const needsName = isUnavailable && !mustChoose;
  useEffect(() => {
    if (needsName && knownScope !== null) onScope(knownScope);
  }, [needsName, knownScope, onScope]);
  return {
    scope: mustChoose && (isUnavailable || !hasChosen) ? null : scope,
    knownScope: latest === null ? undefined : knownScope,
    hasChosen,
    choose: (chosen: ReleaseScope) => {
      setHasChosen(true);
      onScope(chosen);
    },
  };
}

/** The named `scope`, or its counterpart with all skills where no job requires any. */
const availableScope = (scope: ReleaseScope, hasJob: boolean): ReleaseScope =>
  namedScope({ isWhole: !hasJob || !isRequiredScope(scope), withProfile: hasProfile(scope) });
