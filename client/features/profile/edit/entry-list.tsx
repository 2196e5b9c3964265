import { Button, Stack, Text } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { profileLimits } from '#shared/profile/schema.ts';

type EntryListProps = {
  count: number;
  error: ReactNode;
  texts: { add: string; full: (most: number) => string };
  onAdd: () => void;
  children: ReactNode;
};

export function EntryList({ count, error, texts, onAdd, children }: EntryListProps) {
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  useDidUpdate(() => {
    if (isAdding.current)
      list.current?.querySelector<HTMLElement>(':scope > li:last-child :is(input, textarea)')?.focus();
    else if (document.activeElement === document.body) button.current?.focus();
    isAdding.current = false;
  }, [count]);
  return (
    <Stack gap="md" align="flex-start" maw="var(--pg-reading)">
      {count > 0 && (
        <Stack component="ol" gap="md" w="100%" ref={list}>
          {children}
        </Stack>
      )}
      {error !== undefined && (
        <Text c="var(--pg-error-text)" fz="sm">
          {error}
        </Text>
      )}
      {count >= profileLimits.entries ? (
        <Text c="dimmed" fz="sm">
          {texts.full(profileLimits.entries)}
        </Text>
      ) : (
        <Button
          ref={button}
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => {
            isAdding.current = true;
            onAdd();
          }}
        >
          {texts.add}
        </Button>
      )}
    </Stack>
  );
}
