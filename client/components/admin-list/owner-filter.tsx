import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { adminListTexts as texts } from '#shared/texts/admin/list.ts';
import { calledOwner, type OwnedList } from './called-owner.ts';
import { focusTools } from './focus-tools.ts';

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
