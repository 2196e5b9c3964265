export const releaseScopes = ['anonymous', 'named', 'profile'] as const;
export type ReleaseScope = (typeof releaseScopes)[number];

const extent = (scope: ReleaseScope): number => releaseScopes.indexOf(scope);

export const isNarrower = (to: ReleaseScope, from: ReleaseScope): boolean => extent(to) < extent(from);

export const narrowerThan = (scope: ReleaseScope): ReleaseScope[] =>
  releaseScopes.filter((to) => isNarrower(to, scope));
