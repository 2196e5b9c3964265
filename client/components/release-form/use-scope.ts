import { useEffect, useState } from 'react';
import type { ReleaseScope } from '#shared/releases/scope.ts';

/** The least until the person chooses, or what they show this company already. */
export function useScope() {
  const [chosen, choose] = useState<ReleaseScope | null>(null);
  return { scope: chosen ?? ('anonymous' as const), chosen, choose };
}

/** Begins with what the company is shown already, once that is known. */
export function useCurrentScope({ chosen, choose }: ReturnType<typeof useScope>, current: ReleaseScope | undefined) {
  useEffect(() => {
    if (chosen === null && current !== undefined) choose(current);
  }, [chosen, choose, current]);
}
