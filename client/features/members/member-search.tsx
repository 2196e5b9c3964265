import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { memberTexts as texts } from '#shared/texts/members.ts';

type MemberSearchProps = { label: string; value: string; onChange: (typed: string) => void };

export function MemberSearch({ label, value, onChange }: MemberSearchProps) {
  return (
    <TextInput
      w="min(22rem, 100%)"
      type="search"
      label={label}
      placeholder={texts.searchPlaceholder}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      maxLength={200}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
