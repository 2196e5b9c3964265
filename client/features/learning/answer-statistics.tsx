import { Flex, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AnsweredQuestion } from '#shared/questions/answers.ts';
import { answersTexts as texts } from '#shared/texts/ai/questions.ts';
import { courseTexts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { AnsweredQuestionCard } from './answered-question.tsx';

export function AnswerStatistics({ courseId }: { courseId: string }) {
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
          <Text mb="xl" maw="44rem" c="dimmed">
            {texts.text}
          </Text>
          <Stack gap="2.5rem" mb="xl">
            {groupByLesson(questions).map((lesson) => (
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

const groupByLesson = (questions: readonly AnsweredQuestion[]): LessonQuestions[] =>
  [...Map.groupBy(questions, ({ lessonId }) => lessonId).values()].flatMap((group) =>
    group[0] === undefined ? [] : [{ ...group[0], questions: group }],
  );

function LessonAnswers({ courseId, lesson }: { courseId: string; lesson: LessonQuestions }) {
  const { lessonId, lessonTitle, lessonNumber, moduleTitle, questions } = lesson;
  const module = Number(lessonNumber.split('.')[0]);
  return (
    <section aria-label={`${lessonNumber} ${lessonTitle}`}>
      <Text c="dimmed" fz={14} className={common.anywhere}>
        {courseTexts.module(module, moduleTitle)}
      </Text>
      <Group justify="space-between" align="baseline" gap="0.25rem 1.5rem" pb="sm" className={common.lineBottom}>
        <Title order={2} size="h4" lh={1.25} miw={0}>
          <Text span c="var(--pg-fit-text)" className={common.numbers}>
            {lessonNumber}
          </Text>{' '}
          {lessonTitle}
        </Title>
        <Flex
          component={Link}
          align="center"
          display="inline-flex"
          c="bright"
          fw={600}
          mih={44}
          className={common.link}
          to={`${paths.company.course(courseId)}?lesson=${lessonId}`}
          aria-label={texts.toLessonNamed(lessonTitle)}
        >
          {texts.toLesson}
        </Flex>
      </Group>
      <Stack gap="xl" mt="lg">
        {questions.map((question) => (
          <AnsweredQuestionCard key={question.blockId} question={question} />
        ))}
      </Stack>
    </section>
  );
}
