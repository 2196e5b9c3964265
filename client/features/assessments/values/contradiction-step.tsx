import { Box, Button, Group, Skeleton, Text } from '@mantine/core';
import { type ReactNode, type RefObject, useId } from 'react';
import type { Contradiction } from '#shared/assessments/state.ts';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { messageOf } from '../../../lib/errors.ts';
import type { AnswerState } from '../../../lib/outbox/answer-queue.ts';
import { useReading } from '../results/redirect-notice.tsx';
import { saveNote } from '../taking/run-request.ts';
import { ConfirmButton, SecondaryButton } from '../taking/test-buttons.tsx';
import { TestFooter } from '../taking/test-footer.tsx';
import { QuestionTitle } from '../taking/test-frame.tsx';
import question from '../taking/test-question.module.css';
import { useQuestionFocus } from './compare-step.tsx';
import classes from './contradiction-step.module.css';
import { CycleFigure } from './cycle-figure.tsx';
import { PairChoice } from './pair-choice.tsx';
import { useContradictions } from './use-contradictions.ts';
import type { ValueQueue, ValueRunEvents } from './use-value-run.ts';

type ContradictionStepProps = ValueRunEvents & { token: string; queue: ValueQueue; save: AnswerState<string> };
type Round = ReturnType<typeof useContradictions>;
type HeadingRef = RefObject<HTMLHeadingElement | null>;

const { contradiction: texts, compare } = valueTexts;

export function ContradictionStep({ token, queue, save, ...events }: ContradictionStepProps) {
  const round = useContradictions(token, queue, events);
  const isSaving = round.outcome === null && round.contradiction === null;
  useReading(events.onRead, isSaving);
  const { contradiction, outcome } = round;
  const heading = useQuestionFocus<HTMLHeadingElement>(
    outcome === null ? (contradiction?.number ?? 0) : `${outcome.contradiction.number} ${texts.next}`,
  );
  if (outcome !== null) return <ResolvedContradiction round={round} outcome={outcome} heading={heading} />;
  if (contradiction !== null)
    return <OpenContradiction round={round} contradiction={contradiction} heading={heading} />;
  return (
    <Box pt="8vh" role="status">
      <QuestionTitle>{compare.saving}</QuestionTitle>
      <Text c="dimmed" className={question.hint}>
        {saveNote(save)}
      </Text>
      {round.isError ? (
        <>
          <RoundError round={round} />
          <Button onClick={() => void round.retry()}>{compare.retry}</Button>
        </>
      ) : (
        <Skeleton height={6} width="12rem" radius={3} />
      )}
    </Box>
  );
}

type OpenContradictionProps = { round: Round; contradiction: Contradiction; heading: HeadingRef };

function OpenContradiction({ round, contradiction, heading }: OpenContradictionProps) {
  const { triad, number, of } = contradiction;
  const [textId, questionId] = [useId(), useId()];
  return (
    <>
      <Title heading={heading} id={questionId} describedBy={textId} above={texts.counter(number, of)}>
        {texts.question}
      </Title>
      <Circle figure={<CycleFigure triad={triad} label={texts.sentence(...triad)} />}>
        <Sentence id={textId}>{texts.text}</Sentence>
      </Circle>
      <RoundError round={round} />
      <PairChoice
        key={number}
        left={triad[0]}
        right={triad[1]}
        selected={triad[0]}
        selectedNote={texts.before}
        isDisabled={round.isBusy}
        isLow
        labelledBy={questionId}
        onChoose={round.decide}
      />
      <Group
        m={{ base: '0.25rem -0.75rem 0', sm: '0.75rem -0.75rem 0' }}
        pb="max(0.5rem, env(safe-area-inset-bottom))"
        gap="md"
        wrap="nowrap"
        justify={number > 1 ? 'space-between' : 'flex-end'}
      >
        {number > 1 && (
          <SecondaryButton disabled={round.isBusy} onClick={() => round.goBackTo(number - 1)}>
            {compare.previous}
          </SecondaryButton>
        )}
        <SecondaryButton disabled={round.isBusy} onClick={() => round.decide(null)}>
          {texts.skip}
        </SecondaryButton>
      </Group>
    </>
  );
}

type ResolvedContradictionProps = { round: Round; outcome: NonNullable<Round['outcome']>; heading: HeadingRef };

function ResolvedContradiction({ round, outcome, heading }: ResolvedContradictionProps) {
  const { triad, number, of } = outcome.contradiction;
  const order = texts.order(...triad);
  return (
    <>
      <Title heading={heading} above={texts.counter(number, of)}>
        {texts.resolved}
      </Title>
      <Circle figure={<CycleFigure triad={triad} isResolved label={order} />}>
        <Sentence>{order}</Sentence>
        {outcome.left === 0 && (
          <Text mt="xs" c="dimmed" fz="md">
            {texts.noneLeft}
          </Text>
        )}
      </Circle>
      <RoundError round={round} />
      <TestFooter
        start={
          <Box ml="-0.75rem">
            <SecondaryButton disabled={round.isBusy} onClick={() => round.goBackTo(number)}>
              {compare.previous}
            </SecondaryButton>
          </Box>
        }
      >
        <ConfirmButton loading={round.isBusy} onConfirm={round.goOn}>
          {texts.next}
        </ConfirmButton>
      </TestFooter>
    </>
  );
}

type TitleProps = { heading: HeadingRef; id?: string; describedBy?: string; above: string; children: string };

function Title({ heading, id, describedBy, above, children }: TitleProps) {
  return (
    <>
      <Text mb={6} c="dimmed" fz="sm">
        {above}
      </Text>
      <QuestionTitle ref={heading} id={id} tabIndex={-1} aria-describedby={describedBy}>
        {children}
      </QuestionTitle>
    </>
  );
}

const Circle = ({ figure, children }: { figure: ReactNode; children: ReactNode }) => (
  <Box my={{ base: 'sm', sm: 'lg' }} className={classes.circle}>
    <div>{children}</div>
    {figure}
  </Box>
);

const Sentence = ({ id, children }: { id?: string; children: string }) => (
  <Box component="p" fz={{ base: 'md', sm: 'var(--pg-step-1)' }} lh={1.4} id={id}>
    {children}
  </Box>
);

const RoundError = ({ round: { error } }: { round: Round }) => (
  <FormError message={error === null ? null : messageOf(error)} />
);
