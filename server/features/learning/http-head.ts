import { paths } from '#shared/paths.ts';
import { catalogueTexts } from '#shared/texts/learning/catalogue.ts';
import { verificationTexts } from '#shared/texts/learning/certificate.ts';
import type { App } from '../../core/app.ts';
import type { HeadFinder, PageHead } from '../../http/pages/page-head.ts';
import { definedTerms } from '../assessments/service.ts';
import { findReadableCourse } from './http-access.ts';
import type { DeliveredCourse, PublishedCourses } from './published-courses.ts';

const coursePath = /^\/course\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i;

export const courseHeads =
  (app: App, courses: PublishedCourses): HeadFinder =>
  async (request, response) => {
    if (request.path === '/courses') return catalogueHead;
    if (request.path === paths.certificateCheck) return verificationHead;
    if (request.path.startsWith(paths.certificate(''))) return { ...verificationHead, path: null, isIndexed: false };
    const id = coursePath.exec(request.path)?.[1];
    if (id === undefined) return null;
    const course = await findReadableCourse(app, courses, { courseId: id.toLowerCase(), request, response });
    return course === null ? null : courseHead(app, course);
  };

const catalogueHead: PageHead = {
  title: catalogueTexts.title,
  description: catalogueTexts.description,
  path: '/courses',
  type: 'website',
  isIndexed: true,
};

const verificationHead: PageHead = {
  title: verificationTexts.title,
  description: verificationTexts.description,
  path: paths.certificateCheck,
  type: 'website',
  isIndexed: true,
};

async function courseHead(app: App, { courseId, isPublic, head }: DeliveredCourse): Promise<PageHead> {
  const { title, organisation, publishedAt, skillIds } = head;
  const provider = organisation ?? catalogueTexts.unknownOrganisation;
  const description = head.description === '' ? catalogueTexts.courseBy(title, provider) : head.description;
  const path = `/course/${courseId}`;
  const teaches = await definedTerms(app, skillIds);
  const data = {
    '@type': 'Course',
    name: title,
    description,
    url: `${app.env.APP_URL}${path}`,
    inLanguage: 'de',
    isAccessibleForFree: true,
    datePublished: publishedAt,
    provider: { '@type': 'Organization', name: provider },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'online' },
    ...(teaches.length === 0 ? {} : { teaches }),
  };
  return { title, description, path, type: 'article', isIndexed: isPublic, data };
}
