/** How much a release shows, from least to most: pseudonym and results; with name and contact; and with the profile. */
export const releaseScopes = ['anonymous', 'named', 'profile'] as const;
export type ReleaseScope = (typeof releaseScopes)[number];

const extent = (scope: ReleaseScope): number => releaseScopes.indexOf(scope);

/** Whether `to` shows less than `from`. */
export const isNarrower = (to: ReleaseScope, from: ReleaseScope): boolean => extent(to) < extent(from);

/** The scopes that show less than this one. */
export const narrowerThan = (scope: ReleaseScope): ReleaseScope[] =>
  releaseScopes.filter((to) => isNarrower(to, scope));
