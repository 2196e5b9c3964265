import { Box, Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Answered } from '#shared/applications/state.ts';
import { ownApplicationsTexts as texts } from '#shared/texts/application-ui.ts';
import { Fact } from '../../components/fact.tsx';
import { look } from '../../components/look/look.ts';

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
      <Box component="dl" id={listId} hidden={!isOpen} mt="xs" className={look('reading')}>
        {answers.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be worded the same
          <Box key={index} mb="sm">
            <Fact term={question}>{answer.trim() || texts.noAnswer}</Fact>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
