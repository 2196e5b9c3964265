import { Badge } from '@mantine/core';
import { Link } from 'react-router-dom';
import { courseStateTexts, lessonCountText, moduleCountText, courseListTexts as texts } from '#shared/texts/courses.ts';
import { paths } from '../../app/paths.ts';
import { StatusBadge } from '../../components/course-badges.tsx';
import { formatDate } from '../../lib/dates.ts';
import classes from './course-card.module.css';
import { CourseCardMenu } from './course-card-menu.tsx';
import type { CourseInList } from './use-courses.ts';

type CourseCardProps = {
  course: CourseInList;
  /** Whoever may only read is led to where they learn, or to the preview as long as nothing is online. */
  mayEdit: boolean;
  /** How far people are stands in the list's menu, once there is something to learn. */
  showsLearners?: boolean;
  onDuplicate?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
};

/** The whole card leads to the course; the menu lies above. */
export function CourseCard({ course, mayEdit, showsLearners = false, onDuplicate, onDelete }: CourseCardProps) {
  const { courseId, title, status, visibility, version, hasChanges, isOnline, createdAt, updatedAt } = course;
  const toRead = isOnline ? paths.course(courseId) : paths.company.coursePreview(courseId);
  const target = mayEdit ? paths.company.course(courseId) : toRead;
  return (
    <li className={classes.card}>
      <div className={classes.top}>
        <div className={classes.badges}>
          <StatusBadge status={status} />
          {hasChanges && (
            <Badge component="span" color="amber">
              {courseStateTexts.unpublishedChanges}
            </Badge>
          )}
        </div>
        {mayEdit && (
          <CourseCardMenu
            course={course}
            hasLearners={showsLearners && version > 0}
            onDuplicate={onDuplicate}
            onDelete={onDelete}
          />
        )}
      </div>
      <h3 className={classes.title}>
        <Link className={classes.link} to={target}>
          {title}
        </Link>
      </h3>
      <p className={classes.facts}>
        <span>
          {version > 0 && `${courseStateTexts.version(version)}, `}
          {moduleCountText(course.moduleCount)}, {lessonCountText(course.lessonCount)}
        </span>
        <span className={classes.visibility}>{courseStateTexts.visibilities[visibility]}</span>
      </p>
      <dl className={classes.dates}>
        <div>
          <dt>{texts.created}</dt>
          <dd>
            <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
          </dd>
        </div>
        <div>
          <dt>{texts.updated}</dt>
          <dd>
            <time dateTime={updatedAt.toISOString()}>{formatDate(updatedAt)}</time>
          </dd>
        </div>
      </dl>
    </li>
  );
}
