import { Box } from '@mantine/core';
import { useId } from 'react';
import type { RankedSkill } from '#shared/assessments/state.ts';
import { interviewsOf, interviewTexts as texts } from '#shared/texts/assessments/interview.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Jointed } from '../../../components/jointed/jointed.tsx';
import { look } from '../../../components/look/look.ts';
import classes from './interview-section.module.css';

/** What the strongest skills mean at work, and a sentence for each that a person can say in an interview. */
export function InterviewSection({ skills }: { skills: readonly RankedSkill[] }) {
  const titleId = useId();
  const interviews = interviewsOf(skills);
  if (interviews.length === 0) return null;
  return (
    <Box component="section" mt="clamp(2.5rem, 6vw, 4rem)" aria-labelledby={titleId}>
      <Box component="h2" lh={1.15} className={look('headingTight', 'step3')} id={titleId}>
        {texts.title}
      </Box>
      <Box component="p" maw="38rem" mt="sm">
        {texts.text}
      </Box>
      <Box component="ul" mt="sm">
        {interviews.map(({ name, atWork, request }) => (
          <li key={name} className={`${classes.skill} ${look('lineTop')}`}>
            <Box component="h3" lh={1.3} className={look('heading', 'step1', 'anywhere')}>
              <Jointed>{name}</Jointed>
            </Box>
            <div>
              <p className={look('muted')}>{atWork}</p>
              <Box component="p" mt={6} className={look('medium')}>
                {request}
              </Box>
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
