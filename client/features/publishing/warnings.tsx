import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PublishWarning } from '#shared/publishing/checklist.ts';
import { publishDialogTexts as texts } from '#shared/texts/publishing.ts';
import { paths } from '../../app/paths.ts';
import classes from './publish-form.module.css';

/** As many as fit without scrolling; the rest on request. */
const shownAtFirst = 6;
/** The server names no more than this. */
const namedAtMost = 100;

type WarningsProps = {
  courseId: string;
  warnings: readonly PublishWarning[];
  /** When the person follows a warning to its place. */
  onLeave: () => void;
  onSettings: () => void;
};

export function Warnings({ courseId, warnings, onLeave, onSettings }: WarningsProps) {
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (warnings.length === 0) return null;
  const shown = showsAll ? warnings : warnings.slice(0, shownAtFirst);
  return (
    <section className={classes.warnings} aria-labelledby={titleId}>
      <h3 className={classes.title} id={titleId}>
        {texts.warnings}
      </h3>
      <p className={classes.muted}>{texts.warningsText}</p>
      <ul className={classes.warningList}>
        {shown.map((warning) => (
          <li key={`${warning.rule} ${warning.lessonId} ${warning.blockId}`} className={classes.warning}>
            <IconAlertTriangle className={classes.warningIcon} size={18} stroke={1.75} aria-hidden="true" />
            <span className={classes.warningWords}>
              {texts.warningTexts[warning.rule]}
              {warning.lessonTitle !== null && ` ${texts.inLesson(warning.lessonTitle)}`}
            </span>
            {warning.lessonId === null ? (
              <button className={classes.place} type="button" onClick={onSettings}>
                {texts.toSettings}
              </button>
            ) : (
              <Link
                className={classes.place}
                to={`${paths.company.course(courseId)}?lesson=${warning.lessonId}`}
                onClick={onLeave}
              >
                {texts.toPlace}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {showsAll && warnings.length >= namedAtMost && (
        <p className={classes.muted}>{texts.moreWarnings(warnings.length)}</p>
      )}
      {shown.length < warnings.length && (
        <Button variant="subtle" size="sm" onClick={() => setShowsAll(true)}>
          {texts.showAllWarnings(warnings.length)}
        </Button>
      )}
    </section>
  );
}
