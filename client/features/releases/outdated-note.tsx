import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OwnRelease } from '#shared/releases/state.ts';
import { ownReleasesTexts as texts } from '#shared/texts/releases/own-releases.ts';

type OutdatedNoteProps = { release: OwnRelease; onRenew: () => void; children: ReactNode };

/** A sentence about the older state that the company sees, with the way to show the newer one. */
export const OutdatedNote = ({ release: { renewal }, onRenew, children }: OutdatedNoteProps) => (
  <Text fz="sm">
    {children}{' '}
    {renewal !== null && (
      <Anchor
        component="button"
        type="button"
        py={12}
        my={-12}
        inherit
        c="bright"
        fw={600}
        td="underline"
        onClick={onRenew}
      >
        {texts.again}
      </Anchor>
    )}
  </Text>
);
