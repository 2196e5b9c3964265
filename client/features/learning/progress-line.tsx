import { Text } from '@mantine/core';
import { useId } from 'react';
import { progressTexts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { ShareBar } from '../../components/share-bar.tsx';

type ProgressLineProps = {
  read: number;
  of: number;
  /** Open questions of the lessons read. */
  open?: number;
  label?: string;
  minutesLeft?: number;
  isUnanswered?: boolean;
};

export function ProgressLine({
  read,
  of,
  open = 0,
  label = progressTexts.label,
  minutesLeft = 0,
  isUnanswered = false,
}: ProgressLineProps) {
  const wordsId = useId();
  const words = () => {
    if (isUnanswered) return progressTexts.allRead;
    if (open > 0) return progressTexts.readWithOpen(read, of, open);
    return minutesLeft > 0 ? progressTexts.left(read, of, minutesLeft) : progressTexts.read(read, of);
  };
  return (
    <div>
      <ShareBar value={read} of={of} label={label} color="var(--pg-fit-text)" describedBy={wordsId} />
      <Text mt={6} c="dimmed" fz={14} className={common.numbers} id={wordsId}>
        {words()}
      </Text>
    </div>
  );
}
