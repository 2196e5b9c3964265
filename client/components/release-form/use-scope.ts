import { useState } from 'react';
import type { ReleaseScope } from '#shared/releases/scope.ts';

/** Nothing is preselected. Until the choice, the anonymous preview tells about the company and its questions. */
export function useScope() {
  const [scope, selectScope] = useState<ReleaseScope | null>(null);
  return { scope, previewScope: scope ?? ('anonymous' as const), selectScope };
}
