import { Box, Button, Stack, Text } from '@mantine/core';
import type { PoolState } from '#shared/talent-pool/state.ts';
import { talentPoolTexts } from '#shared/texts/talent-pool/person.ts';
import { MissingTests } from '../../components/match/missing-tests.tsx';

const { off: texts } = talentPoolTexts;

type PoolOffProps = { state: PoolState; onSwitchOn: () => void };

export function PoolOff({ state: { missing }, onSwitchOn }: PoolOffProps) {
  const isEmpty = missing.softskills && missing.values;
  return (
    <Box component="section" maw="42rem" p="1.5rem" bg="var(--pg-sunken)" bdrs="fit" aria-label={talentPoolTexts.title}>
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
