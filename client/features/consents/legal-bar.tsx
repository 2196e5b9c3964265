import { Box, Group, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LegalState } from '#shared/consents/state.ts';
import { legalTexts as texts } from '#shared/texts/account/consents.ts';
import { PlainButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { useLegalStates } from './use-legal.ts';

const LegalDialog = lazy(() => import('./legal-dialog.tsx'));

/** Asks once after a change of terms or privacy information. Nothing waits for the answer. */
export function LegalBar() {
  const states = useLegalStates().data ?? [];
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState<LegalState | null>(null);
  const open = states.find(({ isOpen }) => isOpen);
  const isOnOwnPage = `${pathname}${search}` === paths.consents;
  return (
    <>
      {open !== undefined && !isOnOwnPage && (
        <Box component="section" bg="var(--pg-sunken)" bdrs="fit" p="md" mb="lg" aria-label={texts.bar}>
          <Group gap="0.5rem 1.25rem" justify="space-between">
            <Text fw={600}>{open.agreed === null ? texts.first[open.kind] : texts.changed(open.kind)}</Text>
            <PlainButton kind="outline" onClick={() => setOpened(open)}>
              {texts.look[open.kind]}
            </PlainButton>
          </Group>
        </Box>
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <LegalDialog state={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
