import { draftTexts } from '#shared/texts/courses/draft.ts';
import { paths } from '../../lib/paths.ts';

export type Reading = { courseId: string; invitation: string | null; isDraft?: true };

const tokenShape = /^[A-Za-z0-9_-]{16,200}$/;

export const invitationFrom = (params: URLSearchParams): string | null => {
  const given = params.get('invitation');
  return given !== null && tokenShape.test(given) ? given : null;
};

type Target = { lesson?: string | undefined; question?: string | undefined; view?: 'print' };

export function courseUrl({ courseId, invitation, isDraft }: Reading, { lesson, question, view }: Target = {}): string {
  const query = new URLSearchParams();
  if (lesson !== undefined) query.set('lesson', lesson);
  if (view !== undefined) query.set('view', view);
  if (invitation !== null) query.set('invitation', invitation);
  const path = isDraft ? paths.company.courseDraft(courseId) : paths.course(courseId);
  const hash = question === undefined ? '' : `#${question}`;
  return query.size === 0 ? path : `${path}?${query}${hash}`;
}

export const tabTitle = ({ isDraft }: Reading, title: string): string => (isDraft ? draftTexts.tab(title) : title);

/** Only the person it was issued to can load it. */
export const certificateUrl = (certificateId: string): string => `/certificates/${certificateId}`;
