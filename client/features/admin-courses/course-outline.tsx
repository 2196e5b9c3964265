import { Box } from '@mantine/core';
import type { PublishedOutline } from '#shared/admin/courses.ts';
import { adminCourseTexts as texts } from '#shared/texts/admin/courses.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { look } from '../../components/look/look.ts';
import { formatDate } from '../../lib/dates.ts';

/** The headings of what readers see, or would see if it were not taken down. */
export function CourseOutline({ published }: { published: PublishedOutline | null }) {
  return (
    <DetailSection title={texts.published}>
      {published === null ? <p className={look('muted')}>{texts.notPublished}</p> : <Outline published={published} />}
    </DetailSection>
  );
}

function Outline({ published: { version, title, publishedAt, modules } }: { published: PublishedOutline }) {
  return (
    <>
      <Box component="p" mb="md" className={look('muted')}>
        {texts.publishedAs(version, formatDate(publishedAt))}
      </Box>
      <Box component="p" mb="md" className={look('strong', 'anywhere')}>
        {title}
      </Box>
      <ol className={look('stack', 'gap12')}>
        {modules.map((module) => (
          <li key={module.moduleId} className={look('anywhere')}>
            <span className={look('strong')}>{module.title}</span>
            <Box component="ol" mt={4} className={look('muted')}>
              {module.lessons.map((lesson) => (
                <li key={lesson.lessonId}>{lesson.title}</li>
              ))}
            </Box>
          </li>
        ))}
      </ol>
    </>
  );
}
