import { Button } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ReadCourse } from '#shared/learning/state.ts';
import { courseTexts as texts } from '#shared/texts/learning.ts';
import { LessonContent } from '../../components/content-view/lesson-content.tsx';
import whole from '../../components/content-view/whole-course.module.css';
import { usePageMeta } from '../../components/page-meta.ts';
import { addressIn, type Reading } from './course-address.ts';
import { CourseBadges, CourseFacts } from './course-facts.tsx';
import start from './course-start.module.css';
import classes from './print-view.module.css';

/** The whole course from its first to its last block, for paper or for reading in one go. */
export function PrintView({ course, reading }: { course: ReadCourse; reading: Reading }) {
  const { title, description, modules } = course;
  usePageMeta({ title: `${texts.printTitle}: ${title}`, description });
  return (
    <>
      <div className={classes.bar} data-screen="">
        <Link className={classes.back} to={addressIn(reading)}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
          {texts.toCourse}
        </Link>
        <p className={classes.text}>{texts.printText}</p>
        <Button
          color="coral"
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      </div>
      <article className={start.course}>
        <header>
          <CourseBadges course={course} />
          <h1 className={start.title} tabIndex={-1}>
            {title}
          </h1>
          {description !== '' && <p className={start.description}>{description}</p>}
          <CourseFacts course={course} />
        </header>
        {modules.map((module, index) => (
          <section key={module.id} className={whole.module}>
            <h2 className={whole.moduleTitle}>
              {index + 1} {module.title}
            </h2>
            {module.lessons.map((lesson, place) => (
              <section key={lesson.id} className={whole.lesson}>
                <h3 className={whole.lessonTitle}>
                  {index + 1}.{place + 1} {lesson.title}
                </h3>
                <LessonContent lesson={lesson} />
              </section>
            ))}
          </section>
        ))}
      </article>
    </>
  );
}
