import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { adminListTexts as texts } from '#shared/texts/admin/list.ts';

type OwnerFilterProps = { owner: string | null; list: OwnedList; onClear: () => void };

/** Names the organisation that the list is narrowed to, and removes this filter. */
export function OwnerFilter({ owner, list, onClear }: OwnerFilterProps) {
  const called = owner === null ? undefined : calledOwner(owner, list);
  if (called === undefined) return null;
  const label = called === null ? texts.onlyOfNobody : texts.onlyOf(called.name);
  return (
    <Button
      variant="default"
      rightSection={<IconX size={18} stroke={1.75} aria-hidden="true" />}
      aria-label={`${label}. ${texts.ofAll}`}
      onClick={() => {
        onClear();
        focusTools();
      }}
    >
      {label}
    </Button>
  );
}

/** The search and the filters of a list; there is one on a page. */
export const listToolsId = 'list-tools';

/** A control that takes itself away hands the focus on, which would otherwise be at the beginning of the page again. */
export function focusTools(): void {
  const tools = document.getElementById(listToolsId);
  (tools?.querySelector<HTMLElement>('input[type="search"]') ?? tools)?.focus();
}

export type Owner = { organisationId: string; name: string } | null;

/** The part of a list's query that says whose it is. */
type OwnedList = {
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
