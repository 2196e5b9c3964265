import { Box, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { AnsweredQuestion, ChoiceMark, OptionAnswers } from '#shared/questions/answers.ts';
import { fewestAnswers } from '#shared/questions/answers.ts';
import { quizFieldTexts, answersTexts as texts } from '#shared/texts/ai/questions.ts';
import { look } from '../../components/look/look.ts';
import classes from './answers.module.css';

const marksOf = (options: readonly OptionAnswers[]): ChoiceMark[] => [
  ...new Set(options.flatMap(({ mark }) => (mark === null ? [] : [mark]))),
];

/** A question with the share of each option among first answers, and what that says about it. */
export function AnsweredQuestionCard({ question: asked }: { question: AnsweredQuestion }) {
  const { question, level, answered, right, options } = asked;
  const name = question === '' ? texts.blankQuestion : question;
  return (
    <article aria-label={name}>
      <Box component="h3" lh={1.35} maw="44rem" className={look('body', 'bold', 'anywhere')}>
        {name}
      </Box>
      <Group component="p" gap="0 0.75rem" mt={4} className={look('small', 'numbers')}>
        {right === null ? (
          <span className={look('muted')}>{texts.tooFew(answered, fewestAnswers)}</span>
        ) : (
          <strong>{texts.right(right, answered)}</strong>
        )}
        {level !== null && <span className={look('muted')}>{quizFieldTexts.levels[level]}</span>}
      </Group>
      {right !== null && (
        <Stack component="ol" gap="sm" mt="sm" maw="44rem" className={look('unlisted')} aria-label={texts.options}>
          {options.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: answers have no identity but their place
            <OptionLine key={index} option={option} />
          ))}
        </Stack>
      )}
      {marksOf(options).map((mark) => (
        <Box component="p" key={mark} mt="sm" maw="44rem" className={look('muted', 'small')}>
          {texts.reasons[mark]}
        </Box>
      ))}
    </article>
  );
}

function OptionLine({ option: { text, isRight, share, mark } }: { option: OptionAnswers }) {
  return (
    <li className={`${classes.option} ${look('stack', 'rows4', 'cols10', 'small')}`}>
      <Group component="span" gap="0 0.625rem" className={look('narrowable')}>
        <span className={look('narrowable', 'anywhere')}>{text === '' ? texts.blankOption : text}</span>
        {isRight && (
          <span className={look('inlineRow', 'good', 'fine', 'strong', 'gap4')}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            {texts.isRight}
          </span>
        )}
        {mark !== null && (
          <span className={look('inlineRow', 'fine', 'strong', 'gap4')}>
            <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
            {texts.marks[mark]}
          </span>
        )}
      </Group>
      <span className={look('numbers', 'textEnd')}>{texts.share(share ?? 0)}</span>
      <svg className={`${classes.bar} ${look('block', 'hidden')}`} width="100%" height="6" aria-hidden="true">
        <rect fill="var(--pg-line)" width="100%" height="6" />
        <rect className={isRight ? classes.right : classes.wrong} width={`${(share ?? 0) * 100}%`} height="6" />
      </svg>
    </li>
  );
}
