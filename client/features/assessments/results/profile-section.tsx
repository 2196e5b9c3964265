import { useId } from 'react';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { resultWords, profileTexts as texts } from '#shared/texts/results.ts';
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
          <h2 className={classes.title} id={titleId}>
            {texts.title}
          </h2>
          <p className={classes.meaning}>{resultWords.meaning}</p>
          <ReadingGuide />
          <MethodLink />
        </div>
        <ProfileFigure skills={result.skills} />
      </section>
      <section className={classes.table} aria-labelledby={tableId}>
        <h2 className={classes.title} id={tableId}>
          {texts.tableOf(result.skills.length)}
        </h2>
        <SkillTable skills={result.skills} />
      </section>
    </>
  );
}
