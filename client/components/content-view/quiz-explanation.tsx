import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { quizFieldTexts as texts } from '#shared/texts/ai/questions.ts';
import common from '../common.module.css';

type QuizExplanationProps = {
  text: string;
  children?: ReactNode;
};

export function QuizExplanation({ text, children }: QuizExplanationProps) {
  if (text === '' && children == null) return null;
  return (
    <Box mt={20} pt={16} className={common.lineTop}>
      {text !== '' && (
        <Box mb={children == null ? 0 : 8}>
          <Text c="dimmed" fz={14} fw={600}>
            {texts.explanation}
          </Text>
          <Text mt={4} lh={1.6} className={`${common.anywhere} ${common.preLine}`}>
            {text}
          </Text>
        </Box>
      )}
      {children}
    </Box>
  );
}
