import { Box, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { profileTexts } from '#shared/texts/profile.ts';
import { LazyMenu } from '../../../components/lazy-menu/lazy-menu.tsx';

const texts = profileTexts.entry;

type EntryCardProps = {
  number: string;
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  children: ReactNode;
};

export function EntryCard({ number, name, index, count, onMove, onRemove, children }: EntryCardProps) {
  const titleId = useId();
  const displayName = name.trim() === '' ? number : name;
  return (
    <Box component="li" p={{ base: 'md', sm: 'lg' }} bg="var(--pg-surface)" bd="1px solid var(--pg-line)" bdrs="fit">
      <section aria-labelledby={titleId}>
        <Group gap="sm" wrap="nowrap" justify="space-between" align="flex-start" mb="sm">
          <Box component="h2" pt={6} lh={1.3} miw={0} fz="md" fw={600} id={titleId}>
            {displayName}
          </Box>
          <LazyMenu
            label={texts.menu(displayName)}
            entries={() => [
              { label: texts.up, icon: IconArrowUp, isDisabled: index === 0, onClick: () => onMove(index, index - 1) },
              {
                label: texts.down,
                icon: IconArrowDown,
                isDisabled: index === count - 1,
                onClick: () => onMove(index, index + 1),
              },
              { label: texts.remove, icon: IconTrash, isDangerous: true, onClick: () => onRemove(index) },
            ]}
          />
        </Group>
        {children}
      </section>
    </Box>
  );
}
