import { useEffect, useState } from 'react';
import type { ReleaseScope } from '#shared/releases/scope.ts';

export function useScope() {
  const [chosen, choose] = useState<ReleaseScope | null>(null);
  return { scope: chosen ?? ('anonymous' as const), chosen, choose };
}

export function useCurrentScope({ chosen, choose }: ReturnType<typeof useScope>, current: ReleaseScope | undefined) {
  useEffect(() => {
    if (chosen === null && current !== undefined) choose(current);
  }, [chosen, choose, current]);
}
