import { Box, Button } from '@mantine/core';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { profileTexts as texts } from '#shared/texts/profile.ts';
import { DocumentBar } from '../../components/document-bar/document-bar.tsx';
import { SaveNote } from '../../components/document-bar/save-note.tsx';
import { look } from '../../components/look/look.ts';
import type { OutboxState } from '../../lib/outbox/outbox.ts';

type ProfileBarProps = { state: OutboxState; isEditing: boolean; onMode: (isEditing: boolean) => void };

/** What stays in sight while one writes: where one is, whether it is saved, and the way back to reading. */
export function ProfileBar({ state, isEditing, onMode }: ProfileBarProps) {
  const ModeIcon = isEditing ? IconCheck : IconPencil;
  return (
    <>
      <DocumentBar>
        <Box component="h1" lh={1.1} className={look('heading', 'step4', 'snug', 'grow')}>
          {texts.title}
        </Box>
        {(isEditing || state !== 'saved') && <SaveNote state={state} />}
        <Button
          className={look('rigid')}
          // The bar ends nearer to the edge where it ends with an icon.
          me={{ base: 8, md: 0 }}
          variant={isEditing ? 'default' : 'filled'}
          {...(!isEditing && { color: 'coral' })}
          leftSection={<ModeIcon size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onMode(!isEditing)}
        >
          {isEditing ? texts.done : texts.edit}
        </Button>
      </DocumentBar>
      <Box component="p" mt={4} mb="xl" className={look('muted', 'large', 'reading')}>
        {texts.text}
      </Box>
    </>
  );
}
