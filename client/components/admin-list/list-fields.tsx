import { searchLimit } from '#shared/admin/list.ts';
import { useSearchText } from '../../lib/hooks.ts';
import { ChoiceField, SearchField } from '../fields/search-field.tsx';

type ListSearchProps = { label: string; placeholder: string; search: string; onSearch: (search: string) => void };

export function ListSearch({ label, placeholder, search, onSearch }: ListSearchProps) {
  const { typed, setTyped } = useSearchText(search, onSearch);
  return (
    <SearchField
      w={{ base: '100%', sm: '20rem' }}
      maxLength={searchLimit}
      {...{ label, placeholder, typed, setTyped }}
    />
  );
}

type ListFilterProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
};

export const ListFilter = <Value extends string>(props: ListFilterProps<Value>) => (
  <ChoiceField w={{ base: '100%', xs: '11rem' }} {...props} />
);
