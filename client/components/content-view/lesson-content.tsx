import type { QuizSolution, ReaderLesson } from '#shared/publishing/snapshot.ts';
import { contentViewTexts as texts } from '#shared/texts/courses/courses.ts';
import { look } from '../look/look.ts';
import { ContentBlock, type RenderQuiz } from './content-block.tsx';
import classes from './content-view.module.css';

type LessonContentProps = {
  lesson: ReaderLesson;
  /** By block id; only for who may have them. */
  solutions?: Readonly<Record<string, QuizSolution>>;
  /** Questions that can be answered, in place of ones to look at. */
  renderQuiz?: RenderQuiz;
};

/** The blocks of a lesson, one below the other. Its heading belongs to the page around it. */
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
