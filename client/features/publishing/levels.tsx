import { Box } from '@mantine/core';
import { useId } from 'react';
import { questionLevels } from '#shared/courses/levels.ts';
import type { LevelMixture } from '#shared/publishing/checklist.ts';
import { quizFieldTexts as texts } from '#shared/texts/ai/questions.ts';
import { look } from '../../components/look/look.ts';

const mixtureOf = ({ counts }: LevelMixture): string =>
  questionLevels
    .flatMap((level) => {
      const count = counts[level];
      return count === undefined ? [] : [`${texts.levels[level]} ${count.toLocaleString('de-DE')}`];
    })
    .join(' · ');

/** What the questions of each module ask for. Nothing where no question has a level. */
export function Levels({ levels }: { levels: readonly LevelMixture[] }) {
  const titleId = useId();
  if (levels.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Box component="h3" mb="xs" className={look('body', 'bold')} id={titleId}>
        {texts.mixture}
      </Box>
      <Box component="ul" mah="12rem" className={look('stack', 'scrollY', 'gap8')} tabIndex={0}>
        {levels.map((module) => (
          <li key={module.moduleId} className={look('anywhere')}>
            {module.title}
            <p className={look('muted', 'fine', 'numbers')}>{mixtureOf(module)}</p>
          </li>
        ))}
      </Box>
    </section>
  );
}
