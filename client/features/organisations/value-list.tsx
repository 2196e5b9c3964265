import { Box, Group } from '@mantine/core';
import { look } from '../../components/look/look.ts';

export function ValueList({ values }: { values: readonly string[] }) {
  return (
    <Group component="ul" gap="xs" align="stretch">
      {values.map((value) => (
        <Box
          component="li"
          p="0.25rem 0.875rem 0.25rem 1rem"
          bdrs="1rem 0.375rem 0.375rem 1rem"
          key={value}
          className={look('medium', 'fitSoft')}
        >
          {value}
        </Box>
      ))}
    </Group>
  );
}
