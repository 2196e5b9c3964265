import { Text } from '@mantine/core';
import { useId } from 'react';
import { progressTexts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { ShareBar } from '../../components/share-bar.tsx';

type ProgressLineProps = {
  read: number;
  of: number;
  /** Lessons read with an open question, and the number of these questions. */
  lessonsOpen?: number;
  questionsOpen?: number;
  label?: string;
  minutesLeft?: number;
};

export function ProgressLine({
  read,
  of,
  lessonsOpen = 0,
  questionsOpen = 0,
  label = progressTexts.label,
  minutesLeft = 0,
}: ProgressLineProps) {
  const wordsId = useId();
  const words = () => {
    if (questionsOpen > 0) return progressTexts.readWithOpen(read, of, questionsOpen);
    return minutesLeft > 0 ? progressTexts.left(read, of, minutesLeft) : progressTexts.read(read, of);
  };
  return (
    <div>
      <ShareBar
        value={read}
        pale={lessonsOpen}
        of={of}
        label={label}
        color="var(--pg-fit-text)"
        describedBy={wordsId}
      />
      <Text mt={6} c="dimmed" fz={14} className={common.numbers} id={wordsId}>
        {words()}
      </Text>
    </div>
  );
}
