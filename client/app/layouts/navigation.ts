import type { Icon } from '@tabler/icons-react';
import { IconBook2, IconBriefcase, IconHome, IconSend, IconUserCircle } from '@tabler/icons-react';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { contentPageLabels } from '#shared/texts/pages/footer.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { paths } from '../../lib/paths.ts';

export type NavigationLink = { label: string; to: string };
const { navigation } = shellTexts;

export const publicNavigation: readonly NavigationLink[] = [
  { label: navigation.jobs, to: paths.jobs },
  { label: navigation.courses, to: paths.courses },
  { label: navigation.tests, to: paths.tests },
  { label: navigation.forCompanies, to: paths.companyInfo },
];

/** On phones, only the footer links to prices and help otherwise. */
export const publicMenu: readonly NavigationLink[] = [
  ...publicNavigation,
  { label: contentPageLabels.pricing, to: paths.pricing },
  { label: contentPageLabels.help, to: paths.help },
];

/** `also`: further addresses of the view. */
type AreaView = NavigationLink & { also?: readonly string[] };

type ApplicantArea = NavigationLink & {
  icon: Icon;
  pathSegments: readonly string[];
  isCounted?: boolean;
  views?: readonly AreaView[];
};

const { views, dashboardTabs } = shellTexts;

export const applicantAreas: readonly ApplicantArea[] = [
  {
    label: navigation.start,
    to: paths.home,
    icon: IconHome,
    pathSegments: ['', 'dashboard', 'test-results', 'value-test', 'results'],
    views: [
      { label: dashboardTabs.overview, to: paths.home, also: [paths.dashboard] },
      { label: dashboardTabs.skills, to: paths.ownResults },
      { label: dashboardTabs.courses, to: paths.ownCourses },
      { label: dashboardTabs.jobs, to: paths.ownJobs },
    ],
  },
  {
    label: navigation.jobs,
    to: paths.discover,
    icon: IconBriefcase,
    pathSegments: ['discover', 'jobs', 'job', 'company-page'],
    views: [
      { label: views.forYou, to: paths.discover },
      { label: views.all, to: paths.jobs },
      { label: views.saved, to: paths.savedJobs },
      { label: views.companies, to: paths.discoverCompanies },
    ],
  },
  {
    label: navigation.applications,
    to: paths.applications,
    icon: IconSend,
    pathSegments: ['applications', 'messages'],
    isCounted: true,
  },
  {
    label: navigation.learning,
    to: paths.courses,
    icon: IconBook2,
    pathSegments: ['courses', 'course'],
  },
  {
    label: navigation.me,
    to: paths.profile,
    icon: IconUserCircle,
    pathSegments: ['profile', 'account', 'tests'],
    views: [
      { label: views.profile, to: paths.profile },
      { label: views.whoSeesMe, to: paths.releases, also: ['/account?tab=releases', paths.talentPool, paths.viewLog] },
      { label: views.tests, to: paths.tests },
      { label: views.account, to: paths.account },
    ],
  },
];

type Address = { pathname: string; search: string };

const tabOf = (search: string | undefined) => new URLSearchParams(search).get('tab');

const isOpen = ({ to, also = [] }: AreaView, { pathname, search }: Address): boolean =>
  [to, ...also].some((address) => {
    const [path, query] = address.split('?');
    return path === pathname && tabOf(query) === tabOf(search);
  });

/** Each address belongs to one area, so that no link of an area opens the row of another one. */
export const areaOf = (address: Address): ApplicantArea | undefined =>
  applicantAreas.find(({ pathSegments }) => pathSegments.includes(address.pathname.split('/')[1] ?? ''));

export const viewOf = ({ views: of = [] }: ApplicantArea, address: Address): AreaView | undefined =>
  of.find((view) => isOpen(view, address)) ?? of.find(({ to, also = [] }) => [to, ...also].includes(address.pathname));

/** Lessons have their own bar at the lower edge of phones. */
export const isLesson = ({ pathname, search }: Address): boolean =>
  pathname.startsWith(paths.course('')) && new URLSearchParams(search).has('lesson');

export const adminPortalPath: string = paths.admin.dashboard;

export function personName({ firstName, lastName, email }: SessionUser): string {
  return `${firstName} ${lastName}`.trim() || email;
}
