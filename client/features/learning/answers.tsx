import { Box, Group, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AnsweredQuestion } from '#shared/questions/answers.ts';
import { answersTexts as texts } from '#shared/texts/ai/questions.ts';
import { courseTexts } from '#shared/texts/learning/learning.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { look } from '../../components/look/look.ts';
import { PagedList } from '../../components/paged-list.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { AnsweredQuestionCard } from './answered-question.tsx';

/** What learners answer at first to the questions of a course, in its order. */
export function Answers({ courseId }: { courseId: string }) {
  const list = trpc.learning.questions.useInfiniteQuery(
    { courseId },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return (
    <PagedList
      list={list}
      itemsOf={(page) => page.questions}
      texts={texts}
      skeleton={<LoadingShape kind="cards" />}
      empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
    >
      {(questions) => (
        <>
          <Box component="p" mb="xl" maw="44rem" className={look('muted')}>
            {texts.text}
          </Box>
          <Stack gap="2.5rem" mb="xl">
            {byLesson(questions).map((lesson) => (
              <LessonAnswers key={lesson.lessonId} courseId={courseId} lesson={lesson} />
            ))}
          </Stack>
        </>
      )}
    </PagedList>
  );
}

type LessonQuestions = Pick<AnsweredQuestion, 'lessonId' | 'lessonTitle' | 'lessonNumber' | 'moduleTitle'> & {
  questions: AnsweredQuestion[];
};

const byLesson = (questions: readonly AnsweredQuestion[]): LessonQuestions[] =>
  [...Map.groupBy(questions, ({ lessonId }) => lessonId).values()].flatMap((group) =>
    group[0] === undefined ? [] : [{ ...group[0], questions: group }],
  );

function LessonAnswers({ courseId, lesson }: { courseId: string; lesson: LessonQuestions }) {
  const { lessonId, lessonTitle, lessonNumber, moduleTitle, questions } = lesson;
  const module = Number(lessonNumber.split('.')[0]);
  return (
    <section aria-label={`${lessonNumber} ${lessonTitle}`}>
      <p className={look('muted', 'fine', 'anywhere')}>{courseTexts.module(module, moduleTitle)}</p>
      <Group justify="space-between" align="baseline" gap="0.25rem 1.5rem" pb="sm" className={look('lineBottom')}>
        <Box component="h2" lh={1.25} className={look('heading', 'step1', 'anywhere', 'narrowable')}>
          <span className={look('good', 'numbers')}>{lessonNumber}</span> {lessonTitle}
        </Box>
        <Link
          className={look('ink', 'strong', 'thinLine', 'offset25', 'underlined', 'finger', 'inlineRow')}
          to={`${paths.company.course(courseId)}?lesson=${lessonId}`}
          aria-label={texts.toLessonNamed(lessonTitle)}
        >
          {texts.toLesson}
        </Link>
      </Group>
      <Stack gap="xl" mt="lg">
        {questions.map((question) => (
          <AnsweredQuestionCard key={question.blockId} question={question} />
        ))}
      </Stack>
    </section>
  );
}
