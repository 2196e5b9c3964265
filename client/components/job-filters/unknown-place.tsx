import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { jobListTexts as texts } from '#shared/texts/jobs/board.ts';
import { trpc } from '../../trpc.ts';
import { EmptyState } from '../empty-state.tsx';

type UnknownPlaceProps = { place: string; onPlace: (place: string) => void; children?: ReactNode };

/** Names the place as the reason for an empty list, and the nearest known one. */
export function UnknownPlace({ place, onPlace, children }: UnknownPlaceProps) {
  const { data } = trpc.places.suggest.useQuery({ query: place }, { retry: false });
  const meant = data?.[0];
  return (
    <EmptyState
      title={texts.unknownPlace(place)}
      text={texts.unknownPlaceText}
      action={
        <Group gap="sm">
          {meant && (
            <Button variant="default" mih={44} onClick={() => onPlace(meant.label)}>
              {texts.meant(meant.town)}
            </Button>
          )}
          {children}
        </Group>
      }
    />
  );
}
