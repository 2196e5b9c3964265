import { Button, Group } from '@mantine/core';
import { isUnconfirmed } from '#shared/courses/origin.ts';
import type { EditedLesson } from '#shared/editor/state.ts';
import { originTexts as texts } from '#shared/texts/ai/origin.ts';
import { look } from '../../../components/look/look.ts';
import { useConfirm } from './use-confirm.ts';

/** How much of the lesson waits for somebody to read it, and a way to say so for all of it. */
export function UnconfirmedNote({ lesson }: { lesson: EditedLesson }) {
  const confirm = useConfirm();
  const waiting = lesson.blocks.filter(({ origin }) => isUnconfirmed(origin));
  if (waiting.length === 0) return null;
  return (
    <Group mt="sm" gap="sm" justify="space-between">
      <p className={look('muted', 'fine', 'narrowable')}>{texts.waiting(waiting.length)}</p>
      <Button variant="default" size="sm" onClick={() => void confirm(waiting)}>
        {texts.confirmAll}
      </Button>
    </Group>
  );
}
