import type { Icon } from '@tabler/icons-react';
import {
  IconBook2,
  IconBriefcase,
  IconBuilding,
  IconDatabaseImport,
  IconFlag,
  IconHistory,
  IconHome,
  IconLayoutDashboard,
  IconSend,
  IconSettings,
  IconUserCircle,
  IconUserSearch,
  IconUsers,
} from '@tabler/icons-react';
import type { SessionUser } from '#shared/auth/session-user.ts';
import type { Action } from '#shared/permissions.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { paths } from '../../lib/paths.ts';

export type NavigationLink = { label: string; to: string };
export type NavigationEntry = NavigationLink & {
  icon: Icon;
  pathPrefix?: string;
  action?: Action;
};

const { navigation } = shellTexts;

export const publicNavigation: readonly NavigationLink[] = [
  { label: navigation.jobs, to: paths.jobs },
  { label: navigation.courses, to: paths.courses },
  { label: navigation.tests, to: paths.tests },
  { label: navigation.forCompanies, to: paths.companyInfo },
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
    pathSegments: ['', 'dashboard'],
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
      { label: views.forYou, to: paths.discover, also: [paths.ownJobs] },
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
    views: [
      { label: views.all, to: paths.courses },
      { label: views.forYou, to: paths.ownCourses },
    ],
  },
  {
    label: navigation.me,
    to: paths.profile,
    icon: IconUserCircle,
    pathSegments: ['profile', 'account', 'tests', 'test-results', 'results'],
    views: [
      { label: views.result, to: paths.ownResults },
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

/** The last area wins, because the tabs of the dashboard are views of Start and of another area. */
export const areaOf = (address: Address): ApplicantArea | undefined =>
  applicantAreas.findLast(({ views: of = [] }) => of.some((view) => isOpen(view, address))) ??
  applicantAreas.find(({ pathSegments }) => pathSegments.includes(address.pathname.split('/')[1] ?? ''));

export const viewOf = ({ views: of = [] }: ApplicantArea, address: Address): AreaView | undefined =>
  of.find((view) => isOpen(view, address)) ?? of.find(({ to, also = [] }) => [to, ...also].includes(address.pathname));

export const companyNavigation: readonly NavigationEntry[] = [
  { label: navigation.dashboard, to: paths.company.dashboard, icon: IconLayoutDashboard },
  { label: navigation.courses, to: paths.company.courses, icon: IconBook2, pathPrefix: paths.company.course('') },
  { label: navigation.jobs, to: paths.company.jobs, icon: IconBriefcase, pathPrefix: paths.company.job('') },
  { label: navigation.candidates, to: paths.company.results, icon: IconUserSearch, action: 'candidate.read' },
  { label: navigation.organisation, to: paths.company.members, icon: IconBuilding },
  { label: navigation.team, to: paths.company.team, icon: IconUsers },
  { label: navigation.settings, to: paths.company.settings, icon: IconSettings },
];

export const adminNavigation: readonly NavigationEntry[] = [
  { label: navigation.dashboard, to: paths.admin.dashboard, icon: IconLayoutDashboard },
  { label: navigation.organisations, to: paths.admin.organisations, icon: IconBuilding },
  { label: navigation.users, to: paths.admin.users, icon: IconUsers },
  { label: navigation.courses, to: paths.admin.courses, icon: IconBook2 },
  { label: navigation.jobs, to: paths.admin.jobs, icon: IconBriefcase },
  { label: navigation.reports, to: paths.admin.reports, icon: IconFlag },
  { label: navigation.audit, to: paths.admin.audit, icon: IconHistory },
  { label: navigation.import, to: paths.admin.import, icon: IconDatabaseImport },
  { label: navigation.systemSettings, to: paths.admin.settings, icon: IconSettings },
];

export const adminPortalPath: string = paths.admin.dashboard;

export function personName({ firstName, lastName, email }: SessionUser): string {
  return `${firstName} ${lastName}`.trim() || email;
}
