import { Badge, Box, Group, Text, Title } from '@mantine/core';
import { courseStateTexts } from '#shared/texts/courses/courses.ts';
import { editorTexts, structureTexts } from '#shared/texts/courses/editor.ts';
import common from '../../components/common.module.css';
import { BackLink, DocumentBar } from '../../components/document-bar/document-bar.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { useIsNarrow } from '../../lib/hooks.ts';
import classes from './editor.module.css';
import { LessonSkeleton } from './lesson/lesson-area.tsx';
import structure from './structure/structure.module.css';
import title from './titles/inline-title.module.css';

export function EditorSkeleton({ hasLesson }: { hasLesson: boolean }) {
  const isNarrow = useIsNarrow();
  return (
    <ContentSkeleton>
      <DocumentBar>
        {!isNarrow && <BackLink to="" label="" />}
        <h1 className={title.heading} data-level={1}>
          <span className={title.title}>{placeholderText(10, 8)}</span>
        </h1>
      </DocumentBar>
      {!isNarrow && <ToolsSkeleton />}
      <div className={classes.columns}>
        <StructureSkeleton />
        {hasLesson && <LessonSkeleton />}
      </div>
    </ContentSkeleton>
  );
}

function ToolsSkeleton() {
  return (
    <Group gap="0.75rem 1.25rem" className={classes.line}>
      <Badge component="span">{courseStateTexts.statuses.draft}</Badge>
      <Text span fz={14}>
        {editorTexts.edited(placeholderText(16), placeholderText(12))}
      </Text>
      <Group gap="xs" ms="auto">
        <LinkButton to="">{editorTexts.preview}</LinkButton>
        <LinkButton to="">{editorTexts.saveDraft}</LinkButton>
        <LinkButton to="">{placeholderText(14)}</LinkButton>
      </Group>
    </Group>
  );
}

function StructureSkeleton() {
  return (
    <>
      <div className={classes.side}>
        <div className={`${structure.head} ${common.stack}`}>
          <Title order={2} size="h4" className={structure.title}>
            {structureTexts.title}
          </Title>
          <Text fz={14} className={structure.count}>
            {structureTexts.count(2, 4)}
          </Text>
        </div>
        {placeholderItems(6, (row) => (
          <Box key={row} mt="xs" ms={row % 3 === 0 ? 0 : '1.125rem'} mih="2.375rem" pt="0.5rem">
            <Text span fz="sm">
              {placeholderText(row % 3 === 0 ? 12 : 18)}
            </Text>
          </Box>
        ))}
      </div>
      <Text
        span
        mih={44}
        bd="1px solid var(--pg-field-line)"
        bdrs="md"
        className={`${classes.openStructure} ${classes.onlyNarrow}`}
      />
    </>
  );
}
