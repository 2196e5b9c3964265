import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { quizFieldTexts as texts } from '#shared/texts/ai/questions.ts';
import { look } from '../look/look.ts';

type QuizExplanationProps = {
  /** As its author wrote it; line breaks count. Empty for none. */
  text: string;
  /** What stands below it. */
  children?: ReactNode;
};

/** Why an answer is right. Nothing where there is no explanation and nothing to stand below it. */
export function QuizExplanation({ text, children }: QuizExplanationProps) {
  if (text === '' && children == null) return null;
  return (
    <Box mt={20} pt={16} className={look('lineTop')}>
      {text !== '' && (
        <Box mb={children == null ? 0 : 8}>
          <p className={look('muted', 'fine', 'strong')}>{texts.explanation}</p>
          <Box component="p" mt={4} lh={1.6} className={look('anywhere', 'preLine')}>
            {text}
          </Box>
        </Box>
      )}
      {children}
    </Box>
  );
}
