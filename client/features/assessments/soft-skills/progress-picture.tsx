import { Box, Center, Flex, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { partOneGroupCount, partTwoGroupCount } from '#shared/assessments/soft-skills/variants.ts';
import { softskillTexts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import classes from './progress-picture.module.css';
import { pausesAfter } from './run-progress.ts';

const ends = [...pausesAfter, partOneGroupCount];
const segments = [
  ...ends.map((end, index) => {
    const begin = ends[index - 1] ?? 0;
    return { end, weight: end - begin, text: `${begin + 1}–${end}` };
  }),
  { end: partOneGroupCount + partTwoGroupCount, weight: 10, text: `+ ${partTwoGroupCount}` },
];

export function ProgressPicture({ answered }: { answered: number }) {
  const currentSegment = segments.find(({ end }) => end > answered);
  return (
    <Box mb={{ base: 20, sm: 'xl' }}>
      <Flex gap={3} h={{ base: 56, sm: 72 }} aria-hidden="true">
        {segments.map(({ end, weight, text }) => (
          <Center
            component="span"
            key={end}
            ff="heading"
            fw={650}
            fz="md"
            className={`${classes.stretch} ${common.numbers} ${common.oneLine}`}
            data-state={end <= answered ? 'done' : end === currentSegment?.end ? 'now' : 'later'}
            style={{ '--weight': weight } as CSSProperties}
          >
            {text}
          </Center>
        ))}
      </Flex>
      <Text mt={6} c="dimmed" fz="sm">
        {softskillTexts.stop.scale(partOneGroupCount, partTwoGroupCount)}
      </Text>
    </Box>
  );
}
