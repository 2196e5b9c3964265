import { Box, Group } from '@mantine/core';

export function WordList({ words }: { words: readonly string[] }) {
  return (
    <Group component="ul" gap="xs" align="stretch">
      {words.map((word) => (
        <Box
          component="li"
          p="0.25rem 0.875rem 0.25rem 1rem"
          bdrs="1rem 0.375rem 0.375rem 1rem"
          key={word}
          fw={500}
          bg="var(--pg-fit-soft)"
        >
          {word}
        </Box>
      ))}
    </Group>
  );
}
