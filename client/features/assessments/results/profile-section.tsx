import { Box } from '@mantine/core';
import { useId } from 'react';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { resultWords, profileTexts as texts } from '#shared/texts/results.ts';
import { look } from '../../../components/look/look.ts';
import { MethodLink } from './method-link.tsx';
import { ProfileFigure } from './profile-figure.tsx';
import classes from './profile-section.module.css';
import { ReadingGuide } from './reading-guide.tsx';
import { SkillTable } from './skill-table.tsx';

/** Look first, read second: the figure with how to read it, then the same in a table. */
export function ProfileSection({ result }: { result: SoftskillResultView }) {
  const [titleId, tableId] = [useId(), useId()];
  return (
    <>
      <section className={classes.profile} aria-labelledby={titleId}>
        <div className={classes.words}>
          <Box component="h2" lh={1.15} className={look('headingTight', 'step3')} id={titleId}>
            {texts.title}
          </Box>
          <Box component="p" maw="34rem" mt="sm" mb="xl" className={look('large')}>
            {resultWords.meaning}
          </Box>
          <ReadingGuide />
          <MethodLink />
        </div>
        <ProfileFigure skills={result.skills} />
      </section>
      <Box component="section" mt="clamp(3rem, 7vw, 5rem)" className={look('reading')} aria-labelledby={tableId}>
        <Box component="h2" lh={1.15} className={look('headingTight', 'step3')} id={tableId}>
          {texts.tableOf(result.skills.length)}
        </Box>
        <SkillTable skills={result.skills} />
      </Box>
    </>
  );
}
