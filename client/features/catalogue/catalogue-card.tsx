import { VisuallyHidden } from '@mantine/core';
import type { CatalogueCourse } from '#shared/catalogue/schema.ts';
import { catalogueTexts as texts } from '#shared/texts/catalogue.ts';
import { courseStateTexts, moduleCountText } from '#shared/texts/courses.ts';
import { paths } from '../../app/paths.ts';
import { StatusBadge } from '../../components/course-badges.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { formatDate } from '../../lib/dates.ts';
import classes from './catalogue.module.css';
import { CourseFigure } from './course-figure.tsx';

export function CatalogueCard({ course }: { course: CatalogueCourse }) {
  const { courseId, title, description, version, moduleCount, viewCount } = course;
  const created = new Date(course.createdAt);
  return (
    <li className={classes.card}>
      <CourseFigure courseId={courseId} />
      <div className={classes.body}>
        <div className={classes.badges}>
          <StatusBadge status="published" />
          <span className={classes.version}>{courseStateTexts.version(version)}</span>
        </div>
        <h2 className={classes.title}>{title}</h2>
        {description !== '' && <p className={classes.description}>{description}</p>}
        <p className={classes.facts}>
          <span>{moduleCountText(moduleCount)}</span>
          <span>{texts.views(viewCount)}</span>
          <time dateTime={course.createdAt}>{texts.created(formatDate(created))}</time>
        </p>
        <LinkButton to={paths.course(courseId)}>
          {texts.open}
          <VisuallyHidden>{title}</VisuallyHidden>
        </LinkButton>
      </div>
    </li>
  );
}
