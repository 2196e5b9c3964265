import { Badge, Box, Group } from '@mantine/core';
import { courseStateTexts } from '#shared/texts/courses/courses.ts';
import { editorTexts, structureTexts } from '#shared/texts/courses/editor.ts';
import { BackLink, DocumentBar } from '../../components/document-bar/document-bar.tsx';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { several, standIn } from '../../components/ghost/stand-in.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { useNarrow } from '../../lib/hooks.ts';
import classes from './editor.module.css';
import { LessonOutline } from './lesson/lesson-area.tsx';
import structure from './structure/structure.module.css';
import title from './titles/inline-title.module.css';

/** Title and tools, the structure at the left, paper in the middle. */
export function EditorSkeleton({ hasLesson }: { hasLesson: boolean }) {
  const isNarrow = useNarrow();
  return (
    <Ghost>
      <DocumentBar>
        {!isNarrow && <BackLink to="" label="" />}
        <h1 className={title.heading} data-level={1}>
          <span className={title.title}>{standIn(10, 8)}</span>
        </h1>
      </DocumentBar>
      {!isNarrow && <ToolsOutline />}
      <div className={`${classes.columns} ${look('stack', 'gap24')}`}>
        <StructureOutline />
        {hasLesson && <LessonOutline />}
      </div>
    </Ghost>
  );
}

function ToolsOutline() {
  return (
    <Group gap="0.75rem 1.25rem" className={classes.line}>
      <Badge component="span">{courseStateTexts.statuses.draft}</Badge>
      <span className={look('fine')}>{editorTexts.edited(standIn(16), standIn(12))}</span>
      <Group gap="xs" className={look('autoStart')}>
        <LinkButton to="">{editorTexts.preview}</LinkButton>
        <LinkButton to="">{editorTexts.saveDraft}</LinkButton>
        <LinkButton to="">{standIn(14)}</LinkButton>
      </Group>
    </Group>
  );
}

function StructureOutline() {
  return (
    <>
      <div className={classes.side}>
        <div className={`${structure.head} ${look('stack')}`}>
          <h2 className={`${structure.title} ${look('heading', 'step1')}`}>{structureTexts.title}</h2>
          <p className={`${structure.count} ${look('fine')}`}>{structureTexts.count(2, 4)}</p>
        </div>
        {several(6, (row) => (
          <Box key={row} mt="xs" ms={row % 3 === 0 ? 0 : '1.125rem'} mih="2.375rem" pt="0.5rem">
            <span className={look('small')}>{standIn(row % 3 === 0 ? 12 : 18)}</span>
          </Box>
        ))}
      </div>
      <span className={`${classes.openStructure} ${classes.onlyNarrow} ${look('finger', 'fieldLine', 'roundMd')}`} />
    </>
  );
}
