import { Box, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { QuizOutcome } from '#shared/learning/state.ts';
import type { ReaderBlock } from '#shared/publishing/snapshot.ts';
import { contentViewTexts } from '#shared/texts/courses/courses.ts';
import { answerTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import view from '../../components/content-view/content-view.module.css';
import { OriginLine } from '../../components/content-view/origin-line.tsx';
import { codeOf, sentenceOf } from '../../lib/errors.ts';
import { QuizForm, type QuizProblem } from './quiz-form.tsx';
import { QuizSolved } from './quiz-solved.tsx';

type QuizQuestionProps = {
  block: ReaderBlock & { type: 'quiz' };
  stored: QuizOutcome | undefined;
  onAnswer: (chosen: number) => Promise<QuizOutcome>;
  onReload: () => Promise<unknown>;
};

export function QuizQuestion({ block, stored, onAnswer, onReload }: QuizQuestionProps) {
  const { question } = block.json_content;
  const quiz = useQuiz({ stored, onAnswer });
  const name = question === '' ? contentViewTexts.quiz.loading : question;
  return (
    <Box
      component="section"
      bg="var(--pg-sunken)"
      bdrs="fit"
      className={view.quiz}
      aria-label={`${contentViewTexts.quiz.label}: ${name}`}
      id={block.id}
      tabIndex={-1}
      ref={quiz.frame}
    >
      <Text c="var(--pg-fit-text)" fz={14} fw={600}>
        {contentViewTexts.quiz.label}
      </Text>
      <Text mt={4} mb="md" lh={1.35} ff="heading" fw={650} fz="lg" className={common.anywhere}>
        {name}
      </Text>
      {quiz.outcome === null ? (
        <QuizForm
          name={name}
          options={block.json_content.options}
          isPending={quiz.isPending}
          problem={quiz.problem}
          onCheck={quiz.check}
          onReload={onReload}
        />
      ) : (
        <QuizSolved options={block.json_content.options} outcome={quiz.outcome} {...quiz.afterwards}>
          {block.source && <OriginLine source={block.source} />}
        </QuizSolved>
      )}
    </Box>
  );
}

function useQuiz({ stored, onAnswer }: Pick<QuizQuestionProps, 'stored' | 'onAnswer'>) {
  const { frame, focusNext } = useNextFocus();
  const [latestOutcome, setLatestOutcome] = useState<QuizOutcome | null>(null);
  const [isRetrying, setIsRetrying] = useState(false);
  const [isRevealed, setIsRevealed] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<QuizProblem | null>(null);
  const check = async (chosen: number) => {
    setIsPending(true);
    setProblem(null);
    try {
      setLatestOutcome(await onAnswer(chosen));
      setIsRetrying(false);
      focusNext('[data-result]');
    } catch (error) {
      const code = codeOf(error);
      const words = code === 'NOT_FOUND' ? texts.gone : sentenceOf(error, texts.failed);
      setProblem({ message: words, isOutdated: code === 'NEWER_VERSION' });
    }
    setIsPending(false);
  };
  const again = () => {
    setIsRetrying(true);
    setIsRevealed(false);
    focusNext('input');
  };
  const reveal = () => {
    setIsRevealed(true);
    focusNext('[data-result]');
  };
  return {
    frame,
    outcome: isRetrying ? null : (latestOutcome ?? stored ?? null),
    isPending,
    problem,
    afterwards: { isRevealed, onAgain: again, onReveal: reveal },
    check: (chosen: number) => void check(chosen),
  };
}

function useNextFocus() {
  const frame = useRef<HTMLElement>(null);
  const pendingSelector = useRef<string | null>(null);
  useEffect(() => {
    const target =
      pendingSelector.current === null ? null : frame.current?.querySelector<HTMLElement>(pendingSelector.current);
    if (!target) return;
    pendingSelector.current = null;
    target.focus();
  });
  const focusNext = (what: string) => {
    pendingSelector.current = what;
  };
  return { frame, focusNext };
}
