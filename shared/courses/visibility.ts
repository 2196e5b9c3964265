export const visibilities = ['public', 'org-only', 'private'] as const;
export type Visibility = (typeof visibilities)[number];

export const courseStatuses = ['draft', 'review', 'published'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

/** The state shown to its organisation and staff: 'takenDown' replaces every other state. */
export const shownCourseStates = [...courseStatuses, 'takenDown'] as const;
export type ShownCourseState = (typeof shownCourseStates)[number];
export const shownCourseState = (course: { status: CourseStatus; isTakenDown: boolean }): ShownCourseState =>
  course.isTakenDown ? 'takenDown' : course.status;

/** What a published course says about who may read it. */
type Readable = { orgId: string | null; visibility: string; invitationToken: string };
/** What a reader brings along: the organisation they belong to, and the invitation of the link they followed. */
type ReaderRights = { orgId: string | null; invitation: string | null };

/**
 * Who may read a published course: everybody a public one, members one of their organisation, and holders of the invitation
 * link a private one. Members of an organisation who work on its courses are let in before this is asked.
 */
export function mayRead(course: Readable, { orgId, invitation }: ReaderRights): boolean {
  if (course.visibility === 'public') return true;
  if (course.visibility === 'org-only') return orgId !== null && orgId === course.orgId;
  return invitation !== null && invitation === course.invitationToken;
}
