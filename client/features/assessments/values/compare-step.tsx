import { Group, Text } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { testScreenTexts, valueTexts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import type { AnswerState } from '../../../lib/outbox/answer-queue.ts';
import { useIsFailing } from '../taking/save-status.tsx';
import { SecondaryButton } from '../taking/test-buttons.tsx';
import { QuestionTitle } from '../taking/test-frame.tsx';
import question from '../taking/test-question.module.css';
import { PairChoice } from './pair-choice.tsx';
import type { ValueProgress } from './value-progress.ts';

type CompareStepProps = {
  run: ValueProgress;
  save: AnswerState<string>;
  onDecide: (winner: string) => void;
  onBack: () => void;
};

const { compare: texts } = valueTexts;

export function CompareStep({ run: { pairs, position }, save, onDecide, onBack }: CompareStepProps) {
  const [questionId, placeId] = [useId(), useId()];
  const heading = useQuestionFocus<HTMLHeadingElement>(position);
  const isFailing = useIsFailing(save);
  const pair = pairs[position];
  if (pair === undefined) return null;
  return (
    <>
      <QuestionTitle ref={heading} tabIndex={-1} id={questionId} aria-describedby={placeId}>
        {texts.question}
      </QuestionTitle>
      <Text mt="xs" c="dimmed" className={common.numbers} id={placeId}>
        {texts.counter(position + 1, pairs.length)}
      </Text>
      {isFailing && (
        <Text mt="xs" role="status">
          {testScreenTexts.offline.long}
        </Text>
      )}
      <PairChoice
        key={position}
        left={pair.left}
        right={pair.right}
        selected={pair.winner}
        labelledBy={questionId}
        onChoose={onDecide}
      />
      <Group
        m="0.75rem -0.75rem 0"
        pb="max(1rem, env(safe-area-inset-bottom))"
        gap="md"
        wrap="nowrap"
        justify="space-between"
      >
        <SecondaryButton onClick={onBack}>{position === 0 ? texts.toChoice : texts.previous}</SecondaryButton>
        <Text c="dimmed" fz="sm" className={question.keys}>
          {texts.keys}
        </Text>
      </Group>
    </>
  );
}

export function useQuestionFocus<Heading extends HTMLElement>(question: string | number) {
  const heading = useRef<Heading>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [question]);
  return heading;
}
