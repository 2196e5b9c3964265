/** `required`: of the result, only the skills that one job asks for. `named` and `profile` show all of them. */
export const releaseScopes = ['anonymous', 'required', 'requiredProfile', 'named', 'profile'] as const;
export type ReleaseScope = (typeof releaseScopes)[number];

export const isRequiredScope = (scope: ReleaseScope): scope is 'required' | 'requiredProfile' =>
  scope === 'required' || scope === 'requiredProfile';
export const hasProfile = (scope: ReleaseScope): boolean => scope === 'profile' || scope === 'requiredProfile';

function resultExtent(scope: ReleaseScope): number {
  if (scope === 'anonymous') return 0;
  return isRequiredScope(scope) ? 1 : 2;
}

/** A partial order: all skills without the profile contain more of the result and less of the person. */
export const isNarrower = (to: ReleaseScope, from: ReleaseScope): boolean =>
  to !== from && resultExtent(to) <= resultExtent(from) && (!hasProfile(to) || hasProfile(from));

export const narrowerThan = (scope: ReleaseScope): ReleaseScope[] =>
  releaseScopes.filter((to) => isNarrower(to, scope));

export function namedScope({ isWhole, withProfile }: { isWhole: boolean; withProfile: boolean }): ReleaseScope {
  if (isWhole) return withProfile ? 'profile' : 'named';
  return withProfile ? 'requiredProfile' : 'required';
}
