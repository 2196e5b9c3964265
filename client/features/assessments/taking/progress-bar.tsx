import { Flex, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { testScreenTexts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import classes from './progress-bar.module.css';

type ProgressSegment = { done: number; weight: number; name?: string };
type ProgressBarProps = { value: number; of: number; label: string; segments: readonly ProgressSegment[] };

export function ProgressBar({ value, of, label, segments }: ProgressBarProps) {
  return (
    <>
      <Flex
        gap={3}
        h={4}
        role="progressbar"
        aria-label={testScreenTexts.progress}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={value}
        aria-valuetext={label}
      >
        {segments.map(({ done, weight }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the stretches are fixed and have no other name
            key={index}
            className={`${classes.stretch} ${common.hidden}`}
            style={{ '--weight': weight, '--done': done } as CSSProperties}
          />
        ))}
      </Flex>
      {segments.some(({ name }) => name) && (
        <Flex visibleFrom="sm" gap={3} mt={2} c="dimmed" fz={13} aria-hidden="true">
          {segments.map(({ name, weight }) => (
            <Text span key={name} flex={`${weight} 0 0`} inherit>
              {name}
            </Text>
          ))}
        </Flex>
      )}
    </>
  );
}
