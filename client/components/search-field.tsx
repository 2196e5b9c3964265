import { CloseButton, TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';

type SearchFieldProps = Pick<TextInputProps, 'w' | 'className' | 'label' | 'placeholder' | 'maxLength'> & {
  typed: string;
  setTyped: (typed: string) => void;
  /** A button that empties the field, instead of the browser's own. */
  clearing?: { label: string; onClear: () => void };
};

/** The words that a list is searched for. */
export function SearchField({ typed, setTyped, clearing, ...rest }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const empty = () => {
    clearing?.onClear();
    field.current?.focus();
  };
  return (
    <TextInput
      ref={field}
      {...(clearing === undefined ? { type: 'search' } : { enterKeyHint: 'search' })}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      rightSection={
        clearing !== undefined && typed !== '' && <CloseButton aria-label={clearing.label} onClick={empty} />
      }
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      {...rest}
    />
  );
}
