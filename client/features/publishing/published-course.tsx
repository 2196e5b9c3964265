import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ReaderModule, ReaderSnapshot } from '#shared/publishing/snapshot.ts';
import { lessonCountText, moduleCountText } from '#shared/texts/courses.ts';
import { previewTexts as texts, versionTexts } from '#shared/texts/publishing.ts';
import { paths } from '../../app/paths.ts';
import { LessonContent } from '../../components/content-view/lesson-content.tsx';
import whole from '../../components/content-view/whole-course.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { formatDate } from '../../lib/dates.ts';
import classes from './preview.module.css';

/** Lessons from which on a course is laid out only where somebody reads. */
const longFrom = 30;

type PublishedCourseProps = {
  courseId: string;
  snapshot: ReaderSnapshot;
  solutions: Readonly<Record<string, number>>;
  /** The version that readers have; null if none. */
  online: number | null;
  mayEdit: boolean;
};

/** One version from its first to its last block. */
export function PublishedCourse({ courseId, snapshot, solutions, online, mayEdit }: PublishedCourseProps) {
  const { title, version, publishedAt, modules } = snapshot;
  usePageTitle(`${texts.title}: ${title}`);
  const published = new Date(publishedAt);
  const lessons = modules.reduce((count, module) => count + module.lessons.length, 0);
  return (
    <>
      <PreviewBar courseId={courseId} shown={version} online={online} mayEdit={mayEdit} />
      <article className={classes.course} data-long={lessons > longFrom || undefined}>
        <header className={classes.header}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.facts}>
            <span>{versionTexts.version(version)}</span>
            <time dateTime={published.toISOString()}>{texts.publishedAt(formatDate(published))}</time>
            <span>
              {moduleCountText(modules.length)}, {lessonCountText(lessons)}
            </span>
          </p>
        </header>
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
      </article>
    </>
  );
}

type PreviewBarProps = Pick<PublishedCourseProps, 'courseId' | 'online' | 'mayEdit'> & { shown: number };

function PreviewBar({ courseId, shown, online, mayEdit }: PreviewBarProps) {
  const barText = online === null ? texts.offlineBar : online === shown ? texts.onlineBar : texts.oldBar;
  return (
    <div className={classes.bar}>
      <Link className={classes.back} to={mayEdit ? paths.company.course(courseId) : paths.company.courses}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
        {mayEdit ? texts.back : texts.backToCourses}
      </Link>
      <p className={classes.barText}>{barText(shown)}</p>
      {online === shown && <Link to={paths.course(courseId)}>{texts.toCourse}</Link>}
      {online !== null && online !== shown && <Link to={paths.company.coursePreview(courseId)}>{texts.toOnline}</Link>}
    </div>
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
              <span className={classes.number}>{index + 1}</span>
              <span>{module.title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type ModuleViewProps = { module: ReaderModule; number: number; solutions: Readonly<Record<string, number>> };

function ModuleView({ module, number, solutions }: ModuleViewProps) {
  return (
    <section className={whole.module} id={`modul-${number}`}>
      <h2 className={whole.moduleTitle}>
        <span className={classes.number}>{number}</span> <span>{module.title}</span>
      </h2>
      {module.lessons.length === 0 && <p className={classes.nothing}>{texts.noContent}</p>}
      {module.lessons.map((lesson, index) => (
        <section key={lesson.id} className={whole.lesson}>
          <h3 className={whole.lessonTitle}>
            <span className={classes.number}>
              {number}.{index + 1}
            </span>{' '}
            <span>{lesson.title}</span>
          </h3>
          <LessonContent lesson={lesson} solutions={solutions} />
        </section>
      ))}
    </section>
  );
}
