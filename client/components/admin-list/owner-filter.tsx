import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { adminListTexts as texts } from '#shared/texts/admin-list.ts';
import { useAddress } from '../../lib/use-address.ts';
import { focusTools } from './focus-tools.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The organisation that the address narrows a list down to; what is none counts as not said. */
export function useOwnerFilter() {
  const { params, change } = useAddress();
  const said = params.get('org') ?? '';
  const org = uuid.test(said) ? said : undefined;
  return { wish: org === undefined ? {} : { org }, isSet: org !== undefined, clear: () => change({ org: '' }) };
}

type OwnerFilterProps = {
  isSet: boolean;
  /** Null for one that there is not, undefined as long as it is not known. */
  owner: { name: string } | null | undefined;
  onClear: () => void;
};

/** Says whose list it is, and takes that away again. */
export function OwnerFilter({ isSet, owner, onClear }: OwnerFilterProps) {
  if (!isSet || owner === undefined) return null;
  const label = owner === null ? texts.onlyOfNobody : texts.onlyOf(owner.name);
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
