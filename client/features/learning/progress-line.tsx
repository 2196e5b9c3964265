import { Text } from '@mantine/core';
import { useId } from 'react';
import { progressTexts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { ShareBar } from '../../components/share-bar.tsx';

type ProgressLineProps = { done: number; of: number; label?: string; minutesLeft?: number; isUnanswered?: boolean };

export function ProgressLine({
  done,
  of,
  label = progressTexts.label,
  minutesLeft = 0,
  isUnanswered = false,
}: ProgressLineProps) {
  const wordsId = useId();
  const lessons = minutesLeft > 0 ? progressTexts.left(done, of, minutesLeft) : progressTexts.done(done, of);
  const words = isUnanswered ? progressTexts.allDone : lessons;
  return (
    <div>
      <ShareBar value={done} of={of} label={label} color="var(--pg-fit-text)" describedBy={wordsId} />
      <Text mt={6} c="dimmed" fz={14} className={common.numbers} id={wordsId}>
        {words}
      </Text>
    </div>
  );
}
