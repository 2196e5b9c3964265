import { Box } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconBulb } from '@tabler/icons-react';
import { type FocusEvent, useMemo, useState } from 'react';
import type { QuizContent } from '#shared/courses/content.ts';
import { isUnfinished, type QuestionProblem, questionProblems } from '#shared/questions/check.ts';
import { questionProblemText, quizFieldTexts as texts } from '#shared/texts/ai/questions.ts';
import { look } from '../../../components/look/look.ts';

/** What appears moves what stands below it: a press that has taken the focus away ends where it began. */
const pauseMs = 300;

/**
 * What is weak about a question, told when its author has left it. While they write, nothing new is said; what they have put right
 * is gone at once.
 */
export function useHints(content: QuizContent, isNew: boolean) {
  const problems = useMemo(() => (isUnfinished(content) ? [] : questionProblems(content)), [content]);
  const [told, setTold] = useState<readonly string[]>(() => (isNew ? [] : problems.map(({ code }) => code)));
  const tell = useDebouncedCallback(setTold, pauseMs);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) tell(problems.map(({ code }) => code));
  };
  return { problems: problems.filter(({ code }) => told.includes(code)), onBlur };
}

export function QuizHints({ problems }: { problems: readonly QuestionProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Box component="section" py="sm" px="md" className={look('sunken', 'roundMd')} aria-label={texts.problems}>
      <ul className={look('stack', 'gap8', 'small')}>
        {problems.map(questionProblemText).map((sentence) => (
          <Box component="li" key={sentence} className={look('flex', 'gap10')}>
            <Box component="span" mt={2} className={look('rigid', 'muted')}>
              <IconBulb size={18} stroke={1.75} aria-hidden="true" />
            </Box>
            <span className={look('narrowable', 'anywhere')}>{sentence}</span>
          </Box>
        ))}
      </ul>
    </Box>
  );
}
