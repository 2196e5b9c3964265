import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { z } from 'zod';
import { adminListTexts as texts } from '#shared/texts/admin/list.ts';
import { shaped, useWish, uuidShape } from '../../lib/use-wish.ts';
import { calledOwner, type OwnedList } from './called-owner.ts';
import { focusTools } from './focus-tools.ts';

const wishes = z.object({ org: shaped(uuidShape) });

/** The organisation that the address narrows a list down to. */
export function useOwnerFilter() {
  const { wish, isNarrowed, set } = useWish(wishes);
  const asked: { org?: string } = isNarrowed ? wish : {};
  return { wish: asked, isSet: isNarrowed, clear: () => set({ org: '' }) };
}

type OwnerFilterProps = { filter: ReturnType<typeof useOwnerFilter>; list: OwnedList };

/** Says whose list it is, and takes that away again. */
export function OwnerFilter({ filter: { wish, clear }, list }: OwnerFilterProps) {
  const owner = wish.org === undefined ? undefined : calledOwner(wish.org, list);
  if (owner === undefined) return null;
  const label = owner === null ? texts.onlyOfNobody : texts.onlyOf(owner.name);
  return (
    <Button
      variant="default"
      rightSection={<IconX size={18} stroke={1.75} aria-hidden="true" />}
      aria-label={`${label}. ${texts.ofAll}`}
      onClick={() => {
        clear();
        focusTools();
      }}
    >
      {label}
    </Button>
  );
}
