import { Badge, Box, Button, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { blockCountText, lessonCountText, moduleCountText } from '#shared/texts/courses/courses.ts';
import { versionTexts as texts } from '#shared/texts/courses/publishing.ts';
import { byMember } from '#shared/texts/words.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
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
  onRestore?: (() => void) | undefined;
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
    <Box component="li" py="1.25rem 1rem" className={common.lineBottom} data-online={isOnline || undefined}>
      <Group gap="sm" wrap="nowrap">
        <Title order={3} size="h4" className={common.numbers}>
          {texts.version(number)}
        </Title>
        {isOnline && <Badge color="sage">{texts.online}</Badge>}
      </Group>
      <Text mt={4} className={common.anywhere}>
        {title}
      </Text>
      <Text mt={2} c="dimmed" fz="sm" className={common.numbers}>
        <time dateTime={publishedAt.toISOString()}>{formatDateTime(publishedAt)}</time> {byMember(publishedBy)}
      </Text>
      <Text mt={2} c="dimmed" fz="sm" className={common.numbers}>
        {counts.join(', ')}
      </Text>
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
