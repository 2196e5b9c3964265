import { Box, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { RankedSkillView } from '#shared/assessments/state.ts';
import { interviewsOf, interviewTexts as texts } from '#shared/texts/assessments/interview.ts';
import common from '../../../components/common.module.css';
import { CopyButton } from '../../../components/copy-button.tsx';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import classes from './interview-section.module.css';

export function InterviewSection({ skills }: { skills: readonly RankedSkillView[] }) {
  const titleId = useId();
  const interviews = interviewsOf(skills);
  if (interviews.length === 0) return null;
  return (
    <Box component="section" mt="clamp(2.5rem, 6vw, 4rem)" aria-labelledby={titleId}>
      <Title order={2} lts="-0.02em" id={titleId}>
        {texts.title}
      </Title>
      <Box component="p" maw="38rem" mt="sm">
        {texts.text}
      </Box>
      <Box component="ul" mt="sm">
        {interviews.map(({ name, atWork, request }) => (
          <li key={name} className={`${classes.skill} ${common.lineTop}`}>
            <Title order={3} size="h4">
              <HyphenatedText>{name}</HyphenatedText>
            </Title>
            <div>
              <Text c="dimmed">{atWork}</Text>
              <Text mt={6} fw={500}>
                {request}
              </Text>
            </div>
          </li>
        ))}
      </Box>
      <Box mt="md">
        <CopyButton
          text={interviews.map(({ request }) => request).join('\n')}
          texts={{ copy: texts.copy, copied: texts.copied, failed: texts.copyFailed }}
        />
      </Box>
    </Box>
  );
}
