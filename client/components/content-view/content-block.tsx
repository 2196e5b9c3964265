import { Box, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { QuizSolution, ReaderBlock, ReaderLesson } from '#shared/publishing/snapshot.ts';
import { contentViewTexts as texts } from '#shared/texts/courses/courses.ts';
import { Prose } from '../prose/prose.tsx';
import { AssetBlock } from './asset-block.tsx';
import classes from './content-view.module.css';
import { OriginLine } from './origin-line.tsx';
import { QuizBlock } from './quiz-block.tsx';
import { VideoBlock } from './video-block.tsx';

type RenderQuiz = (block: ReaderBlock & { type: 'quiz' }) => ReactNode;
type ContentBlockProps = {
  block: ReaderBlock;
  solution?: QuizSolution | undefined;
  renderQuiz?: RenderQuiz | undefined;
};

/** A question shows its source itself, because the source would reveal the answer. */
function ContentBlock(props: ContentBlockProps) {
  const { isGenerated, type } = props.block;
  const source = type === 'quiz' ? undefined : props.block.source;
  if (isGenerated === undefined && source === undefined) return <Content {...props} />;
  return (
    <Stack gap="xs" miw={0}>
      <Content {...props} />
      <OriginLine {...(isGenerated && { isGenerated })} {...(source && { source })} />
    </Stack>
  );
}

function Content({ block, solution, renderQuiz }: ContentBlockProps) {
  switch (block.type) {
    case 'text':
      return <TextBlock html={block.json_content.content} />;
    case 'video':
      return <VideoBlock content={block.json_content} />;
    case 'quiz':
      return (
        renderQuiz?.(block) ?? <QuizBlock content={block.json_content} source={block.source} solution={solution} />
      );
    case 'asset':
      return <AssetBlock content={block.json_content} />;
    default:
      return <Text c="dimmed">{texts.unknown}</Text>;
  }
}

/** `html` must come from the server's sanitiser. */
function TextBlock({ html }: { html: string }) {
  if (html === '') return <Text c="dimmed">{texts.emptyBlock}</Text>;
  return <Prose html={html} />;
}

type LessonContentProps = {
  lesson: ReaderLesson;
  /** By block id; only for readers who may see solutions. */
  solutions?: Readonly<Record<string, QuizSolution>>;
  renderQuiz?: RenderQuiz;
};

export function LessonContent({ lesson, solutions = {}, renderQuiz }: LessonContentProps) {
  if (lesson.content_blocks.length === 0) return <Text c="dimmed">{texts.emptyLesson}</Text>;
  return (
    <Box maw="var(--pg-reading)" className={classes.blocks}>
      {lesson.content_blocks.map((block) => (
        <ContentBlock key={block.id} block={block} solution={solutions[block.id]} renderQuiz={renderQuiz} />
      ))}
    </Box>
  );
}
