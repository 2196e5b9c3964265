import { Box, Button, Group } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ReadCourse } from '#shared/learning/state.ts';
import { courseTexts as texts } from '#shared/texts/learning/learning.ts';
import { LessonContent } from '../../components/content-view/content-block.tsx';
import whole from '../../components/content-view/whole-course.module.css';
import { look } from '../../components/look/look.ts';
import { usePageMeta } from '../../components/page-header.tsx';
import { addressIn, type Reading } from './course-address.ts';
import { CourseBadges, CourseFacts } from './course-facts.tsx';

/** The whole course from its first to its last block, for paper or for reading in one go. */
export function PrintView({ course, reading }: { course: ReadCourse; reading: Reading }) {
  const { title, description, modules } = course;
  usePageMeta({ title: `${texts.printTitle}: ${title}`, description });
  return (
    <>
      <Group
        mb="2.5rem"
        p="0.75rem 0.75rem 0.75rem 1.25rem"
        gap="0.5rem 1.25rem"
        className={look('sunken', 'fit')}
        data-screen=""
      >
        <Link
          className={look('inlineRow', 'ink', 'strong', 'thinLine', 'offset25', 'gap6', 'finger')}
          to={addressIn(reading)}
        >
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
          {texts.toCourse}
        </Link>
        <Box component="p" flex="1 1 12rem" className={look('muted')}>
          {texts.printText}
        </Box>
        <Button
          color="coral"
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      </Group>
      <article className={look('reading')}>
        <header>
          <CourseBadges course={course} />
          <Box
            component="h1"
            mt="md"
            fz="var(--pg-step-5)"
            lh={1.08}
            className={look('headingTight', 'anywhere')}
            tabIndex={-1}
          >
            {title}
          </Box>
          {description !== '' && (
            <Box component="p" maw="38rem" mt="md" lh={1.6} className={look('larger', 'anywhere')}>
              {description}
            </Box>
          )}
          <CourseFacts course={course} />
        </header>
        {modules.map((module, index) => (
          <Box component="section" pt={40} key={module.id}>
            <Box
              component="h2"
              mb="lg"
              pb="sm"
              lh={1.15}
              className={look('heading', 'step3', 'snug', 'anywhere', 'lineBottom')}
            >
              {index + 1} {module.title}
            </Box>
            {module.lessons.map((lesson, place) => (
              <section key={lesson.id} className={whole.lesson}>
                <Box component="h3" mb="md" lh={1.25} className={look('heading', 'step2', 'anywhere')}>
                  {index + 1}.{place + 1} {lesson.title}
                </Box>
                <LessonContent lesson={lesson} />
              </section>
            ))}
          </Box>
        ))}
      </article>
    </>
  );
}
