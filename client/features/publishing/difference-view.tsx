import { useId } from 'react';
import type { Difference, LessonChange, ModuleChange } from '#shared/publishing/diff.ts';
import { compareTexts as texts } from '#shared/texts/publishing.ts';
import { BlockChangeView } from './block-change.tsx';
import { ChangeBadge } from './change-badge.tsx';
import classes from './compare.module.css';
import { TextDiff } from './text-diff.tsx';

/** What is different, in reading order. Changed words are struck out and underlined, never told by colour alone. */
export function DifferenceView({ difference: { title, modules, lessons } }: { difference: Difference }) {
  const id = useId();
  if (title === null && modules.length === 0 && lessons.length === 0) {
    return (
      <div>
        <h3 className={classes.heading}>{texts.same}</h3>
        <p className={classes.muted}>{texts.sameText}</p>
      </div>
    );
  }
  return (
    <>
      {title !== null && (
        <section aria-labelledby={`${id}-title`}>
          <h3 className={classes.heading} id={`${id}-title`}>
            {texts.courseTitle}
          </h3>
          <TextDiff before={title.before} after={title.after} />
        </section>
      )}
      {modules.length > 0 && (
        <section aria-labelledby={`${id}-modules`}>
          <h3 className={classes.heading} id={`${id}-modules`}>
            {texts.modules}
          </h3>
          <ul className={classes.changes}>
            {modules.map((change) => (
              <ModuleChangeView key={change.moduleId} change={change} />
            ))}
          </ul>
        </section>
      )}
      {lessons.length > 0 && (
        <section aria-labelledby={`${id}-lessons`}>
          <h3 className={classes.heading} id={`${id}-lessons`}>
            {texts.lessons}
          </h3>
          <ul className={classes.changes}>
            {lessons.map((change) => (
              <LessonChangeView key={change.lessonId} change={change} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ModuleChangeView({ change: { kind, title, formerTitle } }: { change: ModuleChange }) {
  return (
    <li className={classes.change}>
      <p className={classes.changeHead}>
        <ChangeBadge kind={kind} />
        <span className={classes.changeTitle}>{title}</span>
      </p>
      {formerTitle !== null && <p className={classes.muted}>{texts.formerTitle(formerTitle)}</p>}
    </li>
  );
}

function LessonChangeView({ change }: { change: LessonChange }) {
  const { kind, title, formerTitle, moduleTitle, blocks } = change;
  return (
    <li className={classes.change}>
      <p className={classes.changeHead}>
        <ChangeBadge kind={kind} />
        <span className={classes.changeTitle}>{title}</span>
      </p>
      <p className={classes.muted}>
        {texts.inModule(moduleTitle)}
        {formerTitle !== null && `. ${texts.formerTitle(formerTitle)}`}
      </p>
      {blocks.length > 0 && (
        <ul className={classes.blocks}>
          {blocks.map((block) => (
            <BlockChangeView key={(block.after ?? block.before)?.id} change={block} />
          ))}
        </ul>
      )}
    </li>
  );
}
