import { Badge, Box, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { blockCountText, lessonCountText, moduleCountText } from '#shared/texts/courses/courses.ts';
import { versionTexts as texts } from '#shared/texts/courses/publishing.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';

type Version = {
  number: number;
  title: string;
  publishedAt: Date;
  publishedBy: string | null;
  moduleCount: number;
  lessonCount: number;
  blockCount: number;
  isOnline: boolean;
};

type VersionRowProps = {
  courseId: string;
  version: Version;
  onCompare: () => void;
  /** Missing for who may not. */
  onRestore?: (() => void) | undefined;
  /** What else can be done with this version. */
  children: ReactNode;
};

export function VersionRow({ courseId, version, onCompare, onRestore, children }: VersionRowProps) {
  const { number, title, publishedAt, publishedBy, isOnline } = version;
  const counts = [
    moduleCountText(version.moduleCount),
    lessonCountText(version.lessonCount),
    blockCountText(version.blockCount),
  ];
  return (
    <Box component="li" py="1.25rem 1rem" className={look('lineBottom')} data-online={isOnline || undefined}>
      <Group gap="sm" wrap="nowrap">
        <Box component="h3" lh={1.3} className={look('heading', 'step1', 'numbers')}>
          {texts.version(number)}
        </Box>
        {isOnline && <Badge color="sage">{texts.online}</Badge>}
      </Group>
      <Box component="p" mt={4} className={look('anywhere')}>
        {title}
      </Box>
      <Box component="p" mt={2} className={look('muted', 'small', 'numbers')}>
        <time dateTime={publishedAt.toISOString()}>{formatDateTime(publishedAt)}</time>{' '}
        {publishedBy === null ? texts.byUnknown : texts.by(publishedBy)}
      </Box>
      <Box component="p" mt={2} className={look('muted', 'small', 'numbers')}>
        {counts.join(', ')}
      </Box>
      <Group m="0.375rem 0 0 -0.5rem" gap={4}>
        <LinkButton to={`${paths.company.coursePreview(courseId)}?version=${number}`} kind="plain">
          {texts.view}
        </LinkButton>
        <Button variant="subtle" size="sm" aria-label={texts.compareNamed(number)} onClick={onCompare}>
          {texts.compare}
        </Button>
        {onRestore && (
          <Button variant="subtle" size="sm" aria-label={texts.restoreNamed(number)} onClick={onRestore}>
            {texts.restore}
          </Button>
        )}
        {children}
      </Group>
    </Box>
  );
}
