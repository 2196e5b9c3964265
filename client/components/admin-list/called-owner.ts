export type Owner = { organisationId: string; name: string } | null;

/** The part of a list's query that says whose it is. */
export type OwnedList = {
  isPlaceholderData: boolean;
  data?: { pages: ReadonlyArray<{ organisation?: Owner }> } | undefined;
};

/**
 * The organisation that a list is narrowed down to: null for one that there is not, undefined as long as it is not known. While
 * another filter loads, the list is still the former one, which may be somebody else's.
 */
export function calledOwner(org: string, { data, isPlaceholderData }: OwnedList): Owner | undefined {
  const owner = data?.pages[0]?.organisation;
  if (owner?.organisationId.toLowerCase() === org.toLowerCase()) return owner;
  return isPlaceholderData ? undefined : owner;
}
