import { Text } from '@mantine/core';
import { contentViewTexts } from '#shared/texts/courses/courses.ts';
import common from '../common.module.css';

const firstLetterCode = 'A'.charCodeAt(0);

const letterOf = (index: number): string => String.fromCharCode(firstLetterCode + index);

export const OptionLabel = ({ index, option }: { index: number; option: string }) => (
  <>
    <Text span c="dimmed" fw={600} aria-hidden="true">
      {letterOf(index)}
    </Text>
    <Text span flex="1 1 12rem" miw={0} className={common.anywhere}>
      {option === '' ? contentViewTexts.quiz.blankOption : option}
    </Text>
  </>
);
