import { Box, Stack, Text, Title } from '@mantine/core';
import type { PublishedCourseView } from '#shared/learning/state.ts';
import { progressTexts, courseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { useSession } from '../../lib/session.ts';
import type { Reading } from './course-address.ts';
import { CourseFacts, CourseHead } from './course-facts.tsx';
import lesson from './lesson-view.module.css';
import { Structure } from './structure.tsx';
import { StructureDrawer } from './structure-drawer.tsx';

const course: PublishedCourseView = {
  courseId: '',
  organisation: placeholderText(12),
  organisationSlug: null,
  logoUrl: null,
  title: placeholderText(11, 2, 6),
  description: placeholderText(4, 8, 4, 12),
  outcomes: [],
  skills: [],
  minutes: 20,
  version: 1,
  publishedAt: new Date(0).toISOString(),
  modules: placeholderItems(2, (module) => ({
    id: `${module}`,
    title: placeholderText(10),
    lessons: placeholderItems(3, (index) => ({
      id: `${module}-${index}`,
      title: placeholderText(5, 7),
      content_blocks: [],
    })),
  })),
};
const reading: Reading = { courseId: '', invitation: null };

export function CourseSkeleton({ isLesson }: { isLesson: boolean }) {
  const isVisitor = useSession().status === 'guest';
  return (
    <ContentSkeleton label={texts.loading}>
      {isLesson ? <LessonOutline isVisitor={isVisitor} /> : <StartOutline isVisitor={isVisitor} />}
    </ContentSkeleton>
  );
}

type OutlineProps = { isVisitor: boolean };

function StartOutline({ isVisitor }: OutlineProps) {
  return (
    <div className={common.withPanel}>
      <CourseHead course={course} isDraft={false} />
      <Stack p="lg" gap="md" bd="1px solid var(--pg-line)" bdrs="2rem 0.5rem 0.5rem 2rem" className={common.sidePanel}>
        <LinkButton to="" kind="action">
          {isVisitor ? texts.sample : texts.start}
        </LinkButton>
        {isVisitor && (
          <Text fz="sm">
            {progressTexts.visitor} {progressTexts.signUp}
          </Text>
        )}
        <CourseFacts course={course} questionCount={4} />
      </Stack>
      <Box miw={0} maw="var(--pg-reading)">
        <Title order={2} size="h3" mb="md">
          {texts.contents}
        </Title>
        <Box mx={-12}>
          <Structure modules={course.modules} reading={reading} />
        </Box>
      </Box>
    </div>
  );
}

function LessonOutline({ isVisitor }: OutlineProps) {
  return (
    <div className={lesson.reader}>
      <div className={lesson.side}>
        <Text ff="heading" fw={650} fz={{ base: 'md', md: 'lg' }} className={lesson.course}>
          {course.title}
        </Text>
        <div className={lesson.done} data-waiting={!isVisitor || undefined} />
        <Box flex={1} className={lesson.structure}>
          <Structure modules={course.modules} reading={reading} />
        </Box>
        <StructureDrawer>{() => null}</StructureDrawer>
      </div>
      <Box miw={0} maw="var(--pg-reading)">
        <Box component="p" mb="xs">
          {texts.module(1, placeholderText(10))}
        </Box>
        <Title order={1} mb={{ base: 'lg', sm: 'xl' }} lh={1.12} lts="-0.02em">
          {placeholderText(3, 8, 7)}
        </Title>
        <Box component="p" fz="1.0625rem" lh={1.65} mb="1.75rem">
          {placeholderText(6, 9, 4, 8, 5, 7, 9, 6, 8, 4, 7, 9, 5, 6)}
        </Box>
        <Box h="18rem" bg="var(--pg-sunken)" bdrs="fit" />
      </Box>
    </div>
  );
}
