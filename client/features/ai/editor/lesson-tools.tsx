import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { aiEditorTexts as texts } from '#shared/texts/ai/results.ts';

/** `isEmpty`: there is nothing in the lesson that could be written anew. */
type LessonToolsProps = { isEmpty: boolean; onOrder: () => void; onRedo: () => void };

/** Beside the kinds of content: let one be made, or all of them anew. */
export function LessonTools({ isEmpty, onOrder, onRedo }: LessonToolsProps) {
  const icon = <IconSparkles size={18} stroke={1.75} aria-hidden="true" />;
  return (
    <>
      <Button variant="default" size="sm" leftSection={icon} onClick={onOrder}>
        {texts.content}
      </Button>
      {!isEmpty && (
        <Button variant="default" size="sm" leftSection={icon} onClick={onRedo}>
          {texts.redoLesson}
        </Button>
      )}
    </>
  );
}
