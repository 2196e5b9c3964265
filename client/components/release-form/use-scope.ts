import { useState } from 'react';
import type { ReleaseScope } from '#shared/releases/scope.ts';

/** Until the choice, the anonymous preview tells about the company and its questions. */
export const beforeChoice = 'anonymous' satisfies ReleaseScope;

/** Nothing is preselected. */
export function useScope() {
  const [scope, selectScope] = useState<ReleaseScope | null>(null);
  return { scope, previewScope: scope ?? beforeChoice, selectScope };
}
