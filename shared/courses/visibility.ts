export const visibilities = ['public', 'org-only', 'private'] as const;
export type Visibility = (typeof visibilities)[number];

export const courseStatuses = ['draft', 'review', 'published'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

export const shownCourseStates = [...courseStatuses, 'takenDown'] as const;
export type ShownCourseState = (typeof shownCourseStates)[number];
export const shownCourseState = (course: { status: CourseStatus; isTakenDown: boolean }): ShownCourseState =>
  course.isTakenDown ? 'takenDown' : course.status;

type Readable = { orgId: string | null; visibility: string; invitationToken: string };
type ReaderRights = { orgId: string | null; invitation: string | null };

export function mayRead(course: Readable, { orgId, invitation }: ReaderRights): boolean {
  if (course.visibility === 'public') return true;
  if (course.visibility === 'org-only') return orgId !== null && orgId === course.orgId;
  return invitation !== null && invitation === course.invitationToken;
}
