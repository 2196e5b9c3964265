import { Box } from '@mantine/core';
import { useId } from 'react';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { resultWords, profileTexts as texts } from '#shared/texts/assessments/results.ts';
import { look } from '../../../components/look/look.ts';
import { InterviewSection } from './interview-section.tsx';
import { ProfileFigure } from './profile-figure.tsx';
import classes from './profile-section.module.css';
import { QualityNote } from './quality-note.tsx';
import { ReadingGuide } from './reading-guide.tsx';
import { SkillTable } from './skill-table.tsx';
import { MethodLink, ResultInsight } from './top-five-result.tsx';

/** Look first, read second: what stands out and the figure, how to read it, the same in a table, and how far it can be trusted. */
export function ProfileSection({ result }: { result: SoftskillResultView }) {
  const [titleId, tableId] = [useId(), useId()];
  const { skills } = result;
  return (
    <>
      <section className={classes.profile} aria-labelledby={titleId}>
        <div>
          <Box component="h2" mb="sm" lh={1.15} className={look('headingTight', 'step3')} id={titleId}>
            {texts.title}
          </Box>
          <ResultInsight result={result} />
        </div>
        <div className={classes.figure}>
          <ProfileFigure skills={skills} of={result.totalSkills} />
        </div>
        <div>
          <ReadingGuide />
          <Box component="p" maw="34rem" mb="sm" className={look('medium')}>
            {resultWords.meaning}
          </Box>
          <MethodLink />
        </div>
      </section>
      <Box component="section" mt="clamp(3rem, 7vw, 5rem)" className={look('reading')} aria-labelledby={tableId}>
        <Box component="h2" lh={1.15} className={look('headingTight', 'step3')} id={tableId}>
          {texts.tableOf(skills.length)}
        </Box>
        <Box component="p" mt="sm" className={look('muted')}>
          {resultWords.placesAndPoints}
          {skills.some(({ isShared }) => isShared) && ` ${resultWords.equalStrength}`}
        </Box>
        <SkillTable skills={skills} />
      </Box>
      <div className={look('reading')}>
        <InterviewSection skills={skills} />
      </div>
      <QualityNote quality={result.quality} />
    </>
  );
}
