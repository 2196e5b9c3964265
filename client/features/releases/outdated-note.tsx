import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OwnRelease } from '#shared/releases/state.ts';
import { createReleaseTexts as texts } from '#shared/texts/releases/create-release.ts';

type OutdatedNoteProps = { release: OwnRelease; onRenew: () => void; children: ReactNode };

/** The older state that the company sees, with a button to show the newer one. */
export const OutdatedNote = ({ release, onRenew, children }: OutdatedNoteProps) => (
  <Stack gap="xs" align="flex-start" fz="sm">
    <Text inherit>{children}</Text>
    {release.renewal !== null && (
      <Button onClick={onRenew}>
        {texts.update(release.unshown.softskills)}
        <VisuallyHidden> {release.company.name}</VisuallyHidden>
      </Button>
    )}
  </Stack>
);
