import type { TestsOverview } from '#shared/assessments/state.ts';
import { isStaff, type SessionUser } from '#shared/auth/session-user.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { paths } from './paths.ts';

const { goOn: texts } = shellTexts;
const maxNameLength = 24;

export type MainLink = { to: string; label: string };

export function mainLinkOf(user: SessionUser, tests: TestsOverview | null): MainLink {
  const { organisation } = user;
  if (isStaff(user)) return { to: paths.admin.root, label: texts.toAdminPortal };
  if (user.userType === 'company' && organisation !== null) {
    const isShort = organisation.name.length <= maxNameLength;
    const label = isShort ? texts.toOrganisation(organisation.name) : texts.toDashboard;
    return { to: paths.company.dashboard, label };
  }
  if (user.userType === 'company') return { to: paths.company.dashboard, label: texts.toDashboard };
  if (tests === null) return { to: paths.dashboard, label: texts.toStart };
  return tests.completed > 0
    ? { to: paths.ownResults, label: texts.toResults }
    : { to: paths.tests, label: texts.toTests };
}
