import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { adminListTexts as texts } from '#shared/texts/admin/list.ts';

type OwnerFilterProps = { owner: string | null; list: OwnerQuery; onClear: () => void };

export function OwnerFilter({ owner, list, onClear }: OwnerFilterProps) {
  const filterOwner = owner === null ? undefined : filteredOwner(owner, list);
  if (filterOwner === undefined) return null;
  const label = filterOwner === null ? texts.onlyOfNobody : texts.onlyOf(filterOwner.name);
  return (
    <Button
      variant="default"
      rightSection={<IconX size={18} stroke={1.75} aria-hidden="true" />}
      aria-label={`${label}. ${texts.ofAll}`}
      onClick={() => {
        onClear();
        focusListTools();
      }}
    >
      {label}
    </Button>
  );
}

export const listToolsId = 'list-tools';

/** For controls that remove themselves; without it, the focus returns to the top of the page. */
export function focusListTools(): void {
  const tools = document.getElementById(listToolsId);
  (tools?.querySelector<HTMLElement>('input[type="search"]') ?? tools)?.focus();
}

export type Owner = { organisationId: string; name: string } | null;

type OwnerQuery = {
  isPlaceholderData: boolean;
  data?: { pages: ReadonlyArray<{ organisation?: Owner }> } | undefined;
};

/**
 * `null`: the organisation does not exist; `undefined`: not known yet.
 * While another filter loads, the data belongs to the previous one.
 */
export function filteredOwner(org: string, { data, isPlaceholderData }: OwnerQuery): Owner | undefined {
  const owner = data?.pages[0]?.organisation;
  if (owner?.organisationId.toLowerCase() === org.toLowerCase()) return owner;
  return isPlaceholderData ? undefined : owner;
}
