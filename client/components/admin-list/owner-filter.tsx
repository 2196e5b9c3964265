import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { adminListTexts as texts } from '#shared/texts/admin-list.ts';
import { useAddress } from '../../lib/use-address.ts';
import { calledOwner, type OwnedList } from './called-owner.ts';
import { focusTools } from './focus-tools.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The organisation that the address narrows a list down to; what is none counts as not said. */
export function useOwnerFilter() {
  const { params, change } = useAddress();
  const said = params.get('org') ?? '';
  const org = uuid.test(said) ? said : undefined;
  const wish: { org?: string } = org === undefined ? {} : { org };
  return { wish, isSet: org !== undefined, clear: () => change({ org: '' }) };
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
