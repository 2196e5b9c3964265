import { contentPageSlugs } from './pages.ts';

/** Every address of the product. Links use it instead of literals. */
export const paths = {
  home: '/',
  homeAlias: '/home',
  companyInfo: '/company-info',
  auth: '/auth',
  tests: '/tests',
  testsMethod: '/tests/method',
  test: (testId: string) => `/test/${testId}` as const,
  valueTest: '/value-test',
  testResults: '/test-results',
  dashboard: '/dashboard',
  ownResults: '/dashboard?tab=skills',
  results: (resultId: string) => `/results/${resultId}` as const,
  profile: '/profile',
  discover: '/discover',
  savedJobs: '/discover?tab=saved',
  discoverCompanies: '/discover?tab=companies',
  ownCourses: '/dashboard?tab=courses',
  ownJobs: '/dashboard?tab=jobs',
  courses: '/courses',
  course: (courseId: string) => `/course/${courseId}` as const,
  certificateCheck: '/certificate',
  certificate: (certificateId: string) => `/certificate/${certificateId}` as const,
  jobs: '/jobs',
  job: (jobId: string) => `/job/${jobId}` as const,
  weeklyMail: (token: string) => `/weekly-mail/${token}` as const,
  account: '/account',
  releases: '/account?tab=seen',
  release: (releaseId: string): string => `/account?tab=seen#${releaseId}`,
  talentPool: '/account?tab=found',
  viewLog: '/account?tab=log',
  consents: '/account?tab=consents',
  ownData: '/account?tab=data',
  applications: '/applications',
  application: (jobId: string) => `/applications#${jobId}` as const,
  requests: '/applications?tab=requests',
  messages: (releaseId: string) => `/messages/${releaseId}` as const,
  accountClosed: '/account-closed',
  undoDeletion: (token: string) => `/account-deletion/${token}` as const,
  verifyEmail: (token: string) => `/verify-email/${token}` as const,
  resetPassword: '/reset-password',
  resetPasswordWith: (token: string) => `/reset-password/${token}` as const,
  companyDomain: (token: string) => `/company-domain/${token}` as const,
  invitation: (token: string) => `/invitation/${token}` as const,
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
  help: '/help',
  pricing: '/pricing',
  companyPage: (slug: string) => `/company-page/${slug}` as const,
  company: {
    root: '/company',
    dashboard: '/company/dashboard',
    courses: '/company/courses',
    newCourse: '/company/course/new',
    course: (courseId: string) => `/company/course/${courseId}` as const,
    coursePreview: (courseId: string) => `/company/course/${courseId}/preview` as const,
    courseDraft: (courseId: string) => `/company/course/${courseId}/draft` as const,
    courseAi: (courseId: string) => `/company/course/${courseId}/ai` as const,
    courseLearners: (courseId: string) => `/company/course/${courseId}/learners` as const,
    jobs: '/company/jobs',
    newJob: '/company/job/new',
    job: (jobId: string) => `/company/job/${jobId}` as const,
    jobApplications: (jobId: string) => `/company/job/${jobId}/applications` as const,
    jobTalentPool: (jobId: string) => `/company/job/${jobId}/found` as const,
    poolPerson: (personId: string) => `/company/job/found/${personId}` as const,
    members: '/company/org/members',
    team: '/company/team',
    results: '/company/results',
    candidate: (releaseId: string) => `/company/results/${releaseId}` as const,
    comparison: '/company/results/compare',
    statistics: '/company/results/statistics',
    settings: '/company/settings',
  },
  admin: {
    root: '/admin',
    dashboard: '/admin/dashboard',
    organisations: '/admin/organizations',
    organisation: (organisationId: string) => `/admin/organizations/${organisationId}` as const,
    users: '/admin/users',
    user: (userId: string) => `/admin/users/${userId}` as const,
    courses: '/admin/courses',
    course: (courseId: string) => `/admin/courses/${courseId}` as const,
    jobs: '/admin/jobs',
    job: (jobId: string) => `/admin/jobs/${jobId}` as const,
    reports: '/admin/reports',
    report: (reportId: string) => `/admin/reports/${reportId}` as const,
    audit: '/admin/audit',
    quality: '/admin/import/quality',
    settings: '/admin/settings',
    import: '/admin/import',
  },
} as const;

type Address = string | ((part: string) => string);
type Addresses = { readonly [name: string]: Address | Addresses };

const anyPart = ':';

function segmentsOf(path: string): string[] | null {
  try {
    return decodeURI(path)
      .toLowerCase()
      .split('/')
      .filter((segment) => segment !== '');
  } catch {
    return null;
  }
}

const patternsOf = (addresses: Addresses): string[][] =>
  Object.values(addresses).flatMap((address) => {
    if (typeof address === 'object') return patternsOf(address);
    const path = typeof address === 'string' ? address : address(anyPart);
    return [segmentsOf(path.split(/[?#]/, 1)[0] ?? '') ?? []];
  });

const patterns = [...patternsOf(paths), ...contentPageSlugs.map((slug) => [slug])];

export const isPagePath = (path: string): boolean => matches(path, patterns);

function matches(path: string, candidates: readonly string[][]): boolean {
  const segments = segmentsOf(path);
  if (segments === null || path.includes('//')) return false;
  return candidates.some(
    (pattern) =>
      pattern.length === segments.length && pattern.every((part, at) => part === anyPart || part === segments[at]),
  );
}

const renderedPatterns = [
  ...[paths.home, paths.homeAlias, paths.companyInfo, paths.tests, paths.testsMethod, paths.courses, paths.jobs],
  paths.certificateCheck,
  ...[paths.course, paths.job, paths.companyPage].map((pathOf) => pathOf(anyPart)),
  ...contentPageSlugs.map((slug) => `/${slug}`),
].map((path) => segmentsOf(path) ?? []);

/** Public pages that the server renders for visitors. */
export const isRenderedPath = (path: string): boolean => isCanonical(path) && matches(path, renderedPatterns);

/** Otherwise one page would have any number of addresses in the cache. */
const isCanonical = (path: string): boolean =>
  path === path.toLowerCase() && !path.includes('%') && (path === paths.home || !path.endsWith('/'));

export const jobsRoute = '/api/jobs';
export const jobsCountRoute = '/api/jobs/count';
export const jobsFieldsRoute = '/api/jobs/fields';
export const jobRoute = (jobId: string): string => `/api/job/${jobId}`;

export const reportRoute = '/report/softskills.pdf';
export const reportPath = (resultId: string): string => `${reportRoute}?result=${encodeURIComponent(resultId)}`;

/** Security: these addresses end in a secret, which logs must not contain. */
export const tokenPaths = [
  paths.weeklyMail,
  paths.undoDeletion,
  paths.verifyEmail,
  paths.resetPasswordWith,
  paths.companyDomain,
  paths.invitation,
].map((pathWith) => pathWith(''));
