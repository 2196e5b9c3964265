import { Box, Group, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { QuizContent } from '#shared/courses/content.ts';
import type { OriginMarks, QuizSolution } from '#shared/publishing/snapshot.ts';
import { quizFieldTexts } from '#shared/texts/ai/questions.ts';
import { contentViewTexts } from '#shared/texts/courses/courses.ts';
import common from '../common.module.css';
import classes from './content-view.module.css';
import { OptionLabel } from './option-words.tsx';
import { OriginLine } from './origin-line.tsx';
import { QuizExplanation } from './quiz-explanation.tsx';

const { quiz: texts } = contentViewTexts;

type QuizBlockProps = {
  content: Pick<QuizContent, 'question' | 'options'>;
  source?: OriginMarks['source'] | undefined;
  solution?: QuizSolution | undefined;
};

export function QuizBlock({ content: { question, options }, source, solution }: QuizBlockProps) {
  return (
    <Box
      component="section"
      bg="var(--pg-sunken)"
      bdrs="fit"
      className={classes.quiz}
      aria-label={question === '' ? texts.label : `${texts.label}: ${question}`}
    >
      <Text c="var(--pg-fit-text)" fz={14} fw={600}>
        {texts.label}
        {solution?.level != null && (
          <Text span c="dimmed" fw={400}>
            {' '}
            · {quizFieldTexts.levels[solution.level]}
          </Text>
        )}
      </Text>
      <Text mt={4} mb="md" lh={1.35} ff="heading" fw={650} fz="lg" className={common.anywhere}>
        {question === '' ? texts.loading : question}
      </Text>
      <Stack component="ol" gap="xs" aria-label={texts.options}>
        {options.map((option, index) => (
          <Group
            component="li"
            gap="0.25rem 0.75rem"
            align="baseline"
            // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies an answer
            key={index}
            bdrs="md"
            className={`${classes.option} ${common.surface} ${common.line}`}
            data-right={index === solution?.correctIndex || undefined}
          >
            <OptionLabel index={index} option={option} />
            {index === solution?.correctIndex && (
              <Group
                component="span"
                gap={4}
                wrap="nowrap"
                display="inline-flex"
                c="var(--pg-fit-text)"
                fz={14}
                fw={600}
              >
                <IconCheck size={18} stroke={2} aria-hidden="true" />
                {texts.right}
              </Group>
            )}
          </Group>
        ))}
      </Stack>
      {solution !== undefined && (
        <QuizExplanation text={solution.explanation}>{source && <OriginLine source={source} />}</QuizExplanation>
      )}
    </Box>
  );
}
