import { Box, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PublishWarning } from '#shared/publishing/checklist.ts';
import { publishDialogTexts as texts } from '#shared/texts/courses/publishing.ts';
import common from '../../components/common.module.css';
import { paths } from '../../lib/paths.ts';
import classes from './publish-form.module.css';

const initialWarnings = 6;
const maxReportedWarnings = 100;

type WarningsProps = {
  courseId: string;
  warnings: readonly PublishWarning[];
  onLeave: () => void;
  onSettings: () => void;
};

export const problemLinkProps = {
  c: 'bright',
  fw: 600,
  ta: 'start',
  className: `${classes.place} ${common.link}`,
} as const;

export function Warnings({ courseId, warnings, onLeave, onSettings }: WarningsProps) {
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (warnings.length === 0) return null;
  const visibleWarnings = showsAll ? warnings : warnings.slice(0, initialWarnings);
  return (
    <Box component="section" bdrs="fit" bg="var(--mantine-color-amber-light)" py={18} px={20} aria-labelledby={titleId}>
      <Box component="h3" mb="xs" fz="md" fw={650} id={titleId}>
        {texts.warnings}
      </Box>
      <Text c="bright" fz="sm">
        {texts.warningsText}
      </Text>
      <Stack component="ul" mah="18rem" mt="sm" gap="xs" className={common.scrollY}>
        {visibleWarnings.map((warning) => (
          <li key={`${warning.rule} ${warning.lessonId} ${warning.blockId}`} className={classes.warning}>
            <IconAlertTriangle className={classes.warningIcon} size={18} stroke={1.75} aria-hidden="true" />
            <span className={common.anywhere}>
              {texts.warningText(warning)}
              {warning.lessonTitle !== null && ` ${texts.inLesson(warning.lessonTitle)}`}
            </span>
            {warning.lessonId === null ? (
              <Box component="button" type="button" {...problemLinkProps} onClick={onSettings}>
                {texts.toSettings}
              </Box>
            ) : (
              <Box
                component={Link}
                {...problemLinkProps}
                to={`${paths.company.course(courseId)}?lesson=${warning.lessonId}`}
                onClick={onLeave}
              >
                {texts.toPlace}
              </Box>
            )}
          </li>
        ))}
      </Stack>
      {showsAll && warnings.length >= maxReportedWarnings && (
        <Text c="bright" fz="sm">
          {texts.moreWarnings(warnings.length)}
        </Text>
      )}
      {visibleWarnings.length < warnings.length && (
        <Button variant="subtle" size="sm" onClick={() => setShowsAll(true)}>
          {texts.showAllWarnings(warnings.length)}
        </Button>
      )}
    </Box>
  );
}
