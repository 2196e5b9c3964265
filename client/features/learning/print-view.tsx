import { Box, Button, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import type { PublishedCourseView } from '#shared/learning/state.ts';
import { courseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { LessonContent } from '../../components/content-view/content-block.tsx';
import whole from '../../components/content-view/whole-course.module.css';
import { IconLink } from '../../components/link-button.tsx';
import { usePageMeta } from '../../components/page-header.tsx';
import { courseUrl, type Reading } from './course-address.ts';
import { CourseFacts, CourseHead } from './course-facts.tsx';

export function PrintView({ course, reading }: { course: PublishedCourseView; reading: Reading }) {
  const { title, description, modules } = course;
  usePageMeta({ title: `${texts.printTitle}: ${title}`, description });
  return (
    <>
      <Group
        mb="2.5rem"
        p="0.75rem 0.75rem 0.75rem 1.25rem"
        gap="0.5rem 1.25rem"
        bg="var(--pg-sunken)"
        bdrs="fit"
        data-screen=""
      >
        <IconLink icon={IconArrowLeft} mih={44} to={courseUrl(reading)}>
          {texts.toCourse}
        </IconLink>
        <Text flex="1 1 12rem" c="dimmed">
          {texts.printText}
        </Text>
        <Button
          color="coral"
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      </Group>
      <Box component="article" maw="var(--pg-reading)">
        <CourseHead course={course} isDraft={false} />
        <Box mt="lg">
          <CourseFacts course={course} />
        </Box>
        {modules.map((module, index) => (
          <Box component="section" pt={40} key={module.id}>
            <Title order={2} mb="lg" pb="sm" lts="-0.015em" className={common.lineBottom}>
              {index + 1} {module.title}
            </Title>
            {module.lessons.map((lesson, place) => (
              <section key={lesson.id} className={whole.lesson}>
                <Title order={3} mb="md">
                  {index + 1}.{place + 1} {lesson.title}
                </Title>
                <LessonContent lesson={lesson} />
              </section>
            ))}
          </Box>
        ))}
      </Box>
    </>
  );
}
