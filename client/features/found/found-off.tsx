import { Box, Button, Stack } from '@mantine/core';
import type { FoundState } from '#shared/found/state.ts';
import { foundTexts } from '#shared/texts/found/found.ts';
import { look } from '../../components/look/look.ts';
import { MissingTests } from '../../components/passung/missing-tests.tsx';

const { off: texts } = foundTexts;

type FoundOffProps = { state: FoundState; onSwitchOn: () => void };

/** What it would be, in plain words, and the way to see it before anything is switched on. */
export function FoundOff({ state: { missing }, onSwitchOn }: FoundOffProps) {
  const isEmpty = missing.softskills && missing.values;
  return (
    <Box component="section" maw="42rem" p="1.5rem" className={look('sunken', 'fit')} aria-label={foundTexts.title}>
      <Stack gap="md" align="flex-start">
        <p className={look('strong', 'large')}>{texts.status}</p>
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
