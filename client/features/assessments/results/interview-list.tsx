import { Box, Text, Title } from '@mantine/core';
import { type interviewsOf, interviewTexts as texts } from '#shared/texts/assessments/interview.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import classes from './top-five.module.css';

type InterviewListProps = { interviews: ReturnType<typeof interviewsOf> };

export function InterviewList({ interviews }: InterviewListProps) {
  return (
    <>
      <Text maw="38rem" mb="md">
        {texts.text}
      </Text>
      <ul>
        {interviews.map(({ name, atWork, story }) => (
          <li key={name} className={classes.skill}>
            <Title order={3} size="h4" lh={1.25}>
              <HyphenatedText>{name}</HyphenatedText>
            </Title>
            <Text mt={4} c="dimmed">
              {atWork}
            </Text>
            <Text mt={4} fw={500}>
              {story}
            </Text>
          </li>
        ))}
      </ul>
      <Box mt="lg">
        <CopyButton
          text={interviews.map(({ atWork, story }) => `${atWork} ${story}`).join('\n')}
          texts={{ copy: texts.copy, copied: texts.copied, failed: texts.copyFailed }}
        />
      </Box>
    </>
  );
}
