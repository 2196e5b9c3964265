import { Box, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { QuizSolution, ReaderModule, ReaderSnapshot } from '#shared/publishing/snapshot.ts';
import { lessonCountText, moduleCountText } from '#shared/texts/courses/courses.ts';
import { previewTexts as texts, versionTexts } from '#shared/texts/courses/publishing.ts';
import common from '../../components/common.module.css';
import { LessonContent } from '../../components/content-view/content-block.tsx';
import whole from '../../components/content-view/whole-course.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { IconLink } from '../../components/link-button.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import classes from './preview.module.css';

const lazyLayoutFrom = 30;

type PublishedCourseProps = {
  courseId: string;
  snapshot: ReaderSnapshot;
  solutions: Readonly<Record<string, QuizSolution>>;
  online: number | null;
  mayEdit: boolean;
};

export function PublishedCourse({ courseId, snapshot, solutions, online, mayEdit }: PublishedCourseProps) {
  const { title, version, publishedAt, modules } = snapshot;
  usePageTitle(`${texts.title}: ${title}`);
  const published = new Date(publishedAt);
  const lessons = modules.reduce((count, module) => count + module.lessons.length, 0);
  return (
    <>
      <PreviewBar courseId={courseId} shownVersion={version} online={online} mayEdit={mayEdit} />
      <Box component="article" maw="var(--pg-reading)" data-long={lessons > lazyLayoutFrom || undefined}>
        <Box component="header" mb="xl">
          <Box component="h1" fz="var(--pg-step-5)" lh={1.08} ff="heading" fw={650} lts="-0.02em">
            {title}
          </Box>
          <Group gap="0.125rem 1.5rem" align="stretch" component="p" mt="sm" c="dimmed" className={common.numbers}>
            <span>{versionTexts.version(version)}</span>
            <time dateTime={published.toISOString()}>{texts.publishedAt(formatDate(published))}</time>
            <span>
              {moduleCountText(modules.length)}, {lessonCountText(lessons)}
            </span>
          </Group>
        </Box>
        {modules.length === 0 ? (
          <EmptyState title={texts.noContent} text={texts.noContentText} />
        ) : (
          <>
            <Contents modules={modules} />
            {modules.map((module, index) => (
              <ModuleView key={module.id} module={module} number={index + 1} solutions={solutions} />
            ))}
          </>
        )}
      </Box>
    </>
  );
}

type PreviewBarProps = Pick<PublishedCourseProps, 'courseId' | 'online' | 'mayEdit'> & { shownVersion: number };

function PreviewBar({ courseId, shownVersion, online, mayEdit }: PreviewBarProps) {
  const barText = online === null ? texts.offlineBar : online === shownVersion ? texts.onlineBar : texts.oldBar;
  return (
    <Group
      mb="2.5rem"
      p="0.5rem 1.25rem"
      gap="0.25rem 1.25rem"
      bg="var(--pg-sunken)"
      bdrs="fit"
      className={common.inkLinks}
    >
      <IconLink icon={IconArrowLeft} mih="2.5rem" to={mayEdit ? paths.company.course(courseId) : paths.company.courses}>
        {mayEdit ? texts.back : texts.backToCourses}
      </IconLink>
      <Text c="dimmed">{barText(shownVersion)}</Text>
      {online === shownVersion && <Link to={paths.course(courseId)}>{texts.toCourse}</Link>}
      {online !== null && online !== shownVersion && (
        <Link to={paths.company.coursePreview(courseId)}>{texts.toOnline}</Link>
      )}
    </Group>
  );
}

function Contents({ modules }: { modules: readonly ReaderModule[] }) {
  if (modules.length < 2) return null;
  return (
    <nav className={classes.contents} aria-label={texts.contents}>
      <ol>
        {modules.map((module, index) => (
          <li key={module.id}>
            <a href={`#modul-${index + 1}`}>
              <Text span c="var(--pg-fit-text)" className={`${classes.number} ${common.numbers}`}>
                {index + 1}
              </Text>
              <span>{module.title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type ModuleViewProps = { module: ReaderModule; number: number; solutions: Readonly<Record<string, QuizSolution>> };

function ModuleView({ module, number, solutions }: ModuleViewProps) {
  return (
    <Box component="section" pt={40} id={`modul-${number}`}>
      <Title order={2} mb="lg" pb="sm" lts="-0.015em" className={common.lineBottom}>
        <Text span c="var(--pg-fit-text)" className={`${classes.number} ${common.numbers}`}>
          {number}
        </Text>{' '}
        <span>{module.title}</span>
      </Title>
      {module.lessons.length === 0 && <Text c="dimmed">{texts.noContent}</Text>}
      {module.lessons.map((lesson, index) => (
        <section key={lesson.id} className={whole.lesson}>
          <Title order={3} mb="md">
            <Text span c="var(--pg-fit-text)" className={`${classes.number} ${common.numbers}`}>
              {number}.{index + 1}
            </Text>{' '}
            <span>{lesson.title}</span>
          </Title>
          <LessonContent lesson={lesson} solutions={solutions} />
        </section>
      ))}
    </Box>
  );
}
