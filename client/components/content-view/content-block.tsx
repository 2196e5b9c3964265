import type { ReactNode } from 'react';
import type { QuizSolution, ReaderBlock, ReaderLesson } from '#shared/publishing/snapshot.ts';
import { contentViewTexts as texts } from '#shared/texts/courses/courses.ts';
import { look } from '../look/look.ts';
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

/** A block as its readers see it, with the marks of where it comes from. The source of a question would give its answer away: it stands there. */
function ContentBlock(props: ContentBlockProps) {
  const { isGenerated, type } = props.block;
  const source = type === 'quiz' ? undefined : props.block.source;
  if (isGenerated === undefined && source === undefined) return <Content {...props} />;
  return (
    <div className={look('stack', 'gap8', 'narrowable')}>
      <Content {...props} />
      <OriginLine {...(isGenerated && { isGenerated })} {...(source && { source })} />
    </div>
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
      return <p className={look('muted')}>{texts.unknown}</p>;
  }
}

/** Stored text has passed the server's sanitiser. */
function TextBlock({ html }: { html: string }) {
  if (html === '') return <p className={look('muted')}>{texts.emptyBlock}</p>;
  return <Prose html={html} />;
}

type LessonContentProps = {
  lesson: ReaderLesson;
  /** By block id; only for readers who may see solutions. */
  solutions?: Readonly<Record<string, QuizSolution>>;
  /** Renders interactive questions instead of static ones. */
  renderQuiz?: RenderQuiz;
};

/** The page provides the lesson's heading. */
export function LessonContent({ lesson, solutions = {}, renderQuiz }: LessonContentProps) {
  if (lesson.content_blocks.length === 0) return <p className={look('muted')}>{texts.emptyLesson}</p>;
  return (
    <div className={`${classes.blocks} ${look('stack', 'oneColumn', 'reading')}`}>
      {lesson.content_blocks.map((block) => (
        <ContentBlock key={block.id} block={block} solution={solutions[block.id]} renderQuiz={renderQuiz} />
      ))}
    </div>
  );
}
