import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { LessonChange } from '#shared/publishing/diff.ts';
import { draftChangeTexts as texts } from '#shared/texts/courses/draft.ts';
import { compareTexts } from '#shared/texts/courses/publishing.ts';
import common from '../../../components/common.module.css';
import { ErrorState } from '../../../components/error-state.tsx';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { paths } from '../../../lib/paths.ts';
import { BlockChangeView } from '../block-change.tsx';
import { DifferenceView } from '../difference-view.tsx';
import type { DraftDifference } from './use-difference.ts';

export function CourseChanges({ changes }: { changes: DraftDifference }) {
  const { version, difference, hasFailed, retry } = changes;
  if (hasFailed) return <ErrorState title={texts.failed} onRetry={retry} />;
  if (difference === undefined) return <LoadingShape kind="table" />;
  const { title, outcomes, modules, lessons } = difference;
  const hasOnlyLessonChanges = lessons.length > 0 && title === null && outcomes === null && modules.length === 0;
  return (
    <ChangesSection title={texts.since(version)}>
      {lessons.length > 0 && <p>{texts.lessonsChanged(lessons.length)}</p>}
      {!hasOnlyLessonChanges && <DifferenceView difference={{ title, outcomes, modules, lessons: [] }} />}
    </ChangesSection>
  );
}

export function LessonChanges({ changes, lessonId }: { changes: DraftDifference; lessonId: string }) {
  const { version, difference, lessons, hasFailed, retry } = changes;
  if (hasFailed) return <ErrorState title={texts.failed} onRetry={retry} />;
  if (difference === undefined) return <LoadingShape kind="table" />;
  const change = lessons.get(lessonId);
  return (
    <ChangesSection title={texts.since(version)}>
      {change === undefined ? (
        <Text c="dimmed">{texts.unchanged(version)}</Text>
      ) : (
        <LessonChangeBody change={change} version={version} />
      )}
    </ChangesSection>
  );
}

function LessonChangeBody({ change, version }: { change: LessonChange; version: number }) {
  const { kind, formerTitle, blocks } = change;
  return (
    <>
      <Group component="p" gap="0.375rem 0.75rem">
        <StateBadge of="change" state={kind}>
          {compareTexts.kinds[kind]}
        </StateBadge>
        {kind === 'added' && <span>{texts.isNew(version)}</span>}
        {kind === 'moved' && <span>{texts.moved}</span>}
        {formerTitle !== null && <span className={common.anywhere}>{compareTexts.formerTitle(formerTitle)}</span>}
      </Group>
      {blocks.length > 0 && (
        <Stack gap="sm" component="ul">
          {blocks.map((block) => (
            <BlockChangeView key={(block.after ?? block.before)?.id} change={block} />
          ))}
        </Stack>
      )}
    </>
  );
}

function ChangesSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack
      component="section"
      gap="sm"
      my="xl"
      p="1.125rem 1.25rem"
      bg="var(--pg-sunken)"
      bdrs="fit"
      aria-labelledby={id}
    >
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}

export function ChangeMark({ changes, lessonId }: { changes: DraftDifference; lessonId: string }) {
  const kind = changes.lessons.get(lessonId)?.kind;
  return kind === undefined ? null : (
    <StateBadge of="change" state={kind}>
      {compareTexts.kinds[kind]}
    </StateBadge>
  );
}

export function RemovedLessons({ changes, courseId }: { changes: DraftDifference; courseId: string }) {
  const id = useId();
  const { version } = changes;
  const removed = [...changes.lessons.values()].filter(({ kind }) => kind === 'removed');
  if (removed.length === 0) return null;
  return (
    <Box component="section" mt="lg" px="sm" fz="sm" className={common.inkLinks} aria-labelledby={id}>
      <Box component="h2" mb={4} fz="md" fw={650} id={id}>
        {texts.removed(version)}
      </Box>
      <ul>
        {removed.map(({ lessonId, title }) => (
          <Group component="li" key={lessonId} gap={10} wrap="nowrap" py={4}>
            <Text span miw={0} flex={1} className={common.anywhere}>
              {title}
            </Text>
            <StateBadge of="change" state="removed">
              {compareTexts.kinds.removed}
            </StateBadge>
          </Group>
        ))}
      </ul>
      <Link to={`${paths.company.coursePreview(courseId)}?version=${version}`}>{texts.toVersion(version)}</Link>
    </Box>
  );
}
