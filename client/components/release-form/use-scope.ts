import { useEffect, useState } from 'react';
import type { ReleaseScope } from '#shared/releases/scope.ts';

export function useScope() {
  const [selectedScope, selectScope] = useState<ReleaseScope | null>(null);
  return { scope: selectedScope ?? ('anonymous' as const), selectedScope, selectScope };
}

export function useCurrentScope(
  { selectedScope, selectScope }: ReturnType<typeof useScope>,
  current: ReleaseScope | undefined,
) {
  useEffect(() => {
    if (selectedScope === null && current !== undefined) selectScope(current);
  }, [selectedScope, selectScope, current]);
}
