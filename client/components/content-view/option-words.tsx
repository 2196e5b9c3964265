import { Text } from '@mantine/core';
import { contentViewTexts } from '#shared/texts/courses/courses.ts';
import common from '../common.module.css';

const first = 'A'.charCodeAt(0);

const letterOf = (index: number): string => String.fromCharCode(first + index);

export const OptionWords = ({ index, option }: { index: number; option: string }) => (
  <>
    <Text span c="dimmed" fw={600} aria-hidden="true">
      {letterOf(index)}
    </Text>
    <Text span flex="1 1 12rem" miw={0} className={common.anywhere}>
      {option === '' ? contentViewTexts.quiz.blankOption : option}
    </Text>
  </>
);
