import { Box, Button, Stack, Text } from '@mantine/core';
import type { FoundState } from '#shared/found/state.ts';
import { foundTexts } from '#shared/texts/found/found.ts';
import { MissingTests } from '../../components/passung/missing-tests.tsx';

const { off: texts } = foundTexts;

type FoundOffProps = { state: FoundState; onSwitchOn: () => void };

export function FoundOff({ state: { missing }, onSwitchOn }: FoundOffProps) {
  const isEmpty = missing.softskills && missing.values;
  return (
    <Box component="section" maw="42rem" p="1.5rem" bg="var(--pg-sunken)" bdrs="fit" aria-label={foundTexts.title}>
      <Stack gap="md" align="flex-start">
        <Text fw={600} fz={17}>
          {texts.status}
        </Text>
        <p>{texts.text}</p>
        {isEmpty ? (
          <MissingTests missing={missing} kind="action" />
        ) : (
          <Button color="coral" onClick={onSwitchOn}>
            {texts.switchOn}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
