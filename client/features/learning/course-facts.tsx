import { Badge, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { courseStateTexts, lessonCountText, moduleCountText } from '#shared/texts/courses/courses.ts';
import { catalogueTexts } from '#shared/texts/learning/catalogue.ts';
import { courseTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { VersionBadge } from '../../components/course-badges.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import classes from './course-facts.module.css';
import type { ReaderCourse } from './reader-parts.ts';

export function CourseBadges({ course }: { course: ReaderCourse }) {
  const { organisation, organisationSlug, version } = course;
  const name = organisation ?? catalogueTexts.unknownOrganisation;
  return (
    <Group gap="xs" align="stretch">
      {organisationSlug === null ? (
        <Badge className={classes.badge} component="span">
          {name}
        </Badge>
      ) : (
        <Badge className={classes.badge} component={Link} to={paths.companyPage(organisationSlug)}>
          {name}
        </Badge>
      )}
      <VersionBadge version={version} />
    </Group>
  );
}

export function DraftBadge() {
  return <Badge component="span">{courseStateTexts.statuses.draft}</Badge>;
}

export function CourseFacts({ course: { publishedAt, modules } }: { course: ReaderCourse }) {
  const lessons = modules.reduce((count, module) => count + module.lessons.length, 0);
  return (
    <Group gap="0.125rem 1.5rem" align="stretch" component="p" mt="md" c="dimmed" className={common.numbers}>
      {publishedAt !== null && (
        <time dateTime={publishedAt}>{texts.publishedAt(formatDate(new Date(publishedAt)))}</time>
      )}
      <span>
        {moduleCountText(modules.length)}, {lessonCountText(lessons)}
      </span>
    </Group>
  );
}
