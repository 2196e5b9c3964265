import { Box, Group, Stack } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { QuizContent } from '#shared/courses/content.ts';
import type { OriginMarks, QuizSolution } from '#shared/publishing/snapshot.ts';
import { quizFieldTexts } from '#shared/texts/ai/questions.ts';
import { contentViewTexts } from '#shared/texts/courses/courses.ts';
import { look } from '../look/look.ts';
import classes from './content-view.module.css';
import { OriginLine } from './origin-line.tsx';
import { QuizExplanation } from './quiz-explanation.tsx';

const { quiz: texts } = contentViewTexts;
const firstLetter = 'A'.charCodeAt(0);

type QuizBlockProps = {
  content: Pick<QuizContent, 'question' | 'options'>;
  source?: OriginMarks['source'] | undefined;
  /** For who may know it. */
  solution?: QuizSolution | undefined;
};

/** The question with its answers to look at. */
export function QuizBlock({ content: { question, options }, source, solution }: QuizBlockProps) {
  return (
    <section
      className={`${classes.quiz} ${look('sunken', 'fit')}`}
      aria-label={question === '' ? texts.label : `${texts.label}: ${question}`}
    >
      <p className={look('good', 'fine', 'strong')}>
        {texts.label}
        {solution?.level != null && (
          <span className={look('muted', 'regular')}> · {quizFieldTexts.levels[solution.level]}</span>
        )}
      </p>
      <Box component="p" mt={4} mb="md" lh={1.35} className={look('heading', 'larger', 'anywhere')}>
        {question === '' ? texts.loading : question}
      </Box>
      <Stack component="ol" gap="xs" className={look('unlisted')} aria-label={texts.options}>
        {options.map((option, index) => (
          <Group
            component="li"
            gap="0.25rem 0.75rem"
            align="baseline"
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no identity but their place
            key={index}
            className={`${classes.option} ${look('surface', 'line', 'roundMd')}`}
            data-right={index === solution?.correctIndex || undefined}
          >
            <span className={look('muted', 'strong')} aria-hidden="true">
              {String.fromCharCode(firstLetter + index)}
            </span>
            <Box component="span" flex="1 1 12rem" className={look('narrowable', 'anywhere')}>
              {option === '' ? texts.blankOption : option}
            </Box>
            {index === solution?.correctIndex && (
              <span className={look('inlineRow', 'good', 'fine', 'strong', 'gap4')}>
                <IconCheck size={18} stroke={2} aria-hidden="true" />
                {texts.right}
              </span>
            )}
          </Group>
        ))}
      </Stack>
      {solution !== undefined && (
        <QuizExplanation text={solution.explanation}>{source && <OriginLine source={source} />}</QuizExplanation>
      )}
    </section>
  );
}
