import type { Action } from './permissions.ts';

/** The action behind each HTTP route outside tRPC, by method and path. Whose file, course or paper it is, the route itself asks. */
export const routeActions = {
  'GET /api/courses': 'pages.read',
  'GET /api/courses/count': 'pages.read',
  'GET /api/course/:id': 'course.learn',
  'GET /api/jobs': 'pages.read',
  'GET /api/jobs/count': 'pages.read',
  'GET /api/job/:id': 'pages.read',
  'GET /api/jobs.json': 'pages.read',
  'GET /api/jobs.xml': 'pages.read',
  'GET /api/skills': 'pages.read',
  'GET /sitemap-jobs-:part.xml': 'pages.read',
  'GET /profile/resume.json': 'profile.own',
  'GET /profile/profile.pdf': 'profile.own',
  'GET /robots.txt': 'pages.read',
  'GET /sitemap.xml': 'pages.read',
  'GET /sitemap-pages.xml': 'pages.read',
  'GET /sitemap-courses-:part.xml': 'pages.read',
  'GET /files/*key': 'pages.read',
  'POST /files': 'course.edit',
  'POST /files/logo': 'organisation.manage',
  'GET /exports/scorm': 'course.edit',
  'GET /exports/bundle': 'course.edit',
  'POST /imports/course': 'course.edit',
  'GET /report/softskills.pdf': 'tests.take',
  'GET /certificates/:id': 'course.learn',
  'GET /candidates/export.csv': 'candidate.read',
  'GET /candidates/report.pdf': 'candidate.read',
} as const satisfies Record<string, Action>;
export type RouteName = keyof typeof routeActions;
