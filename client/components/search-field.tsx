import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

type SearchFieldProps = Pick<TextInputProps, 'w' | 'label' | 'placeholder' | 'maxLength'> & {
  typed: string;
  setTyped: (typed: string) => void;
};

/** The words that a list is searched for. */
export const SearchField = ({ typed, setTyped, ...rest }: SearchFieldProps) => (
  <TextInput
    type="search"
    leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
    autoComplete="off"
    value={typed}
    onChange={(event) => setTyped(event.currentTarget.value)}
    {...rest}
  />
);
