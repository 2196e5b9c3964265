import { Box, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { AnsweredQuestion, ChoiceMark, OptionAnswers } from '#shared/questions/answers.ts';
import { minAnswers } from '#shared/questions/answers.ts';
import { quizFieldTexts, answersTexts as texts } from '#shared/texts/ai/questions.ts';
import common from '../../components/common.module.css';
import classes from './answer-statistics.module.css';

const marksOf = (options: readonly OptionAnswers[]): ChoiceMark[] => [
  ...new Set(options.flatMap(({ mark }) => (mark === null ? [] : [mark]))),
];

export function AnsweredQuestionCard({ question: answeredQuestion }: { question: AnsweredQuestion }) {
  const { question, level, answered, right, options } = answeredQuestion;
  const name = question === '' ? texts.blankQuestion : question;
  return (
    <article aria-label={name}>
      <Box component="h3" lh={1.35} maw="44rem" fz="md" fw={650}>
        {name}
      </Box>
      <Group component="p" gap="0 0.75rem" mt={4} fz="sm" className={common.numbers}>
        {right === null ? (
          <Text span c="dimmed">
            {texts.tooFew(answered, minAnswers)}
          </Text>
        ) : (
          <strong>{texts.right(right, answered)}</strong>
        )}
        {level !== null && (
          <Text span c="dimmed">
            {quizFieldTexts.levels[level]}
          </Text>
        )}
      </Group>
      {right !== null && (
        <Stack component="ol" gap="sm" mt="sm" maw="44rem" aria-label={texts.options}>
          {options.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no identity but their place
            <OptionLine key={index} option={option} />
          ))}
        </Stack>
      )}
      {marksOf(options).map((mark) => (
        <Text key={mark} mt="sm" maw="44rem" c="dimmed" fz="sm">
          {texts.reasons[mark]}
        </Text>
      ))}
    </article>
  );
}

function OptionLine({ option: { text, isRight, share, mark } }: { option: OptionAnswers }) {
  return (
    <Box component="li" fz="sm" className={classes.option}>
      <Group component="span" gap="0 0.625rem" miw={0}>
        <Text span miw={0} className={common.anywhere}>
          {text === '' ? texts.blankOption : text}
        </Text>
        {isRight && (
          <Group component="span" gap={4} wrap="nowrap" display="inline-flex" c="var(--pg-fit-text)" fz={14} fw={600}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            {texts.isRight}
          </Group>
        )}
        {mark !== null && (
          <Group component="span" gap={4} wrap="nowrap" display="inline-flex" fz={14} fw={600}>
            <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
            {texts.marks[mark]}
          </Group>
        )}
      </Group>
      <Text span ta="end" className={common.numbers}>
        {texts.share(share ?? 0)}
      </Text>
      <Box
        component="svg"
        display="block"
        className={`${classes.bar} ${common.hidden}`}
        width="100%"
        height="6"
        aria-hidden="true"
      >
        <rect fill="var(--pg-line)" width="100%" height="6" />
        <rect className={isRight ? classes.right : classes.wrong} width={`${(share ?? 0) * 100}%`} height="6" />
      </Box>
    </Box>
  );
}
