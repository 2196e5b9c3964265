import { Box, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PublishWarning } from '#shared/publishing/checklist.ts';
import { publishDialogTexts as texts } from '#shared/texts/courses/publishing.ts';
import { look } from '../../components/look/look.ts';
import { paths } from '../../lib/paths.ts';
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
    <section className={`${classes.warnings} ${look('fit', 'amber')}`} aria-labelledby={titleId}>
      <Box component="h3" mb="xs" className={look('body', 'bold')} id={titleId}>
        {texts.warnings}
      </Box>
      <p className={`${classes.muted} ${look('muted')}`}>{texts.warningsText}</p>
      <Box component="ul" mah="18rem" mt="sm" className={look('stack', 'scrollY', 'gap8')}>
        {shown.map((warning) => (
          <li
            key={`${warning.rule} ${warning.lessonId} ${warning.blockId}`}
            className={`${classes.warning} ${look('stack', 'rows4', 'cols10')}`}
          >
            <IconAlertTriangle className={classes.warningIcon} size={18} stroke={1.75} aria-hidden="true" />
            <span className={look('anywhere')}>
              {texts.warningText(warning)}
              {warning.lessonTitle !== null && ` ${texts.inLesson(warning.lessonTitle)}`}
            </span>
            {warning.lessonId === null ? (
              <button
                className={`${classes.place} ${look('ink', 'strong', 'textStart', 'thinLine', 'offset25', 'noPadding', 'noBorder', 'noGround', 'fontInherit', 'underlined', 'thickens')}`}
                type="button"
                onClick={onSettings}
              >
                {texts.toSettings}
              </button>
            ) : (
              <Link
                className={`${classes.place} ${look('ink', 'strong', 'textStart', 'thinLine', 'offset25', 'noPadding', 'noBorder', 'noGround', 'fontInherit', 'underlined', 'thickens')}`}
                to={`${paths.company.course(courseId)}?lesson=${warning.lessonId}`}
                onClick={onLeave}
              >
                {texts.toPlace}
              </Link>
            )}
          </li>
        ))}
      </Box>
      {showsAll && warnings.length >= namedAtMost && (
        <p className={`${classes.muted} ${look('muted')}`}>{texts.moreWarnings(warnings.length)}</p>
      )}
      {shown.length < warnings.length && (
        <Button variant="subtle" size="sm" onClick={() => setShowsAll(true)}>
          {texts.showAllWarnings(warnings.length)}
        </Button>
      )}
    </section>
  );
}
