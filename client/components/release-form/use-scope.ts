import { useState } from 'react';
import type { ReleaseScope } from '#shared/releases/scope.ts';

/** Until the choice, the anonymous preview tells about the company and its questions. */
export const beforeChoice = 'anonymous' satisfies ReleaseScope;

/** Nothing is preselected unless the company sees something already. */
export function useScope(initialScope: ReleaseScope | null = null) {
  const [scope, selectScope] = useState(initialScope);
  return { scope, previewScope: scope ?? beforeChoice, selectScope };
}
