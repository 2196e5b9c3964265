import { Box, Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Answered } from '#shared/applications/state.ts';
import { ownApplicationsTexts as texts } from '#shared/texts/applications/applying.ts';
import { AnswerList } from '../../components/answer-list.tsx';

/** What the person has answered, folded away until it is asked for. */
export function OwnAnswers({ answers }: { answers: readonly Answered[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <Box mt="xs">
      <Button
        size="compact-sm"
        variant="subtle"
        px={0}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.answers(answers.length)}
      </Button>
      <Box id={listId} hidden={!isOpen} mt="xs">
        <AnswerList answers={answers} none={texts.noAnswer} />
      </Box>
    </Box>
  );
}
