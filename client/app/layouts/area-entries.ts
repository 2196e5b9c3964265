/** The navigation of companies and staff, apart from the first load of public pages. */
import type { Icon } from '@tabler/icons-react';
import {
  IconBook2,
  IconBriefcase,
  IconBuilding,
  IconDatabaseImport,
  IconFlag,
  IconHistory,
  IconLayoutDashboard,
  IconSettings,
  IconUserSearch,
  IconUsers,
} from '@tabler/icons-react';
import type { Action } from '#shared/permissions.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { paths } from '../../lib/paths.ts';
import type { NavigationLink } from './navigation.ts';

export type NavigationEntry = NavigationLink & {
  icon: Icon;
  pathPrefix?: string;
  action?: Action;
};

const { navigation } = shellTexts;

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
