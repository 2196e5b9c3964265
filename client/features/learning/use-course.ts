import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { courseRoute } from '#shared/catalogue/schema.ts';
import type { PublishedCourseView } from '#shared/learning/state.ts';
import { may } from '#shared/permissions.ts';
import type { ReaderBlock } from '#shared/publishing/snapshot.ts';
import { readJson, retryRead } from '../../lib/requests/read-json.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import type { Reading } from './course-address.ts';

/** The published course. Once shown, it changes only when the reader asks for it. */
export function useCourse({ courseId, invitation }: Reading) {
  const query = invitation === null ? '' : `?invitation=${invitation}`;
  return useQuery({
    queryKey: ['course', courseId, invitation],
    queryFn: async ({ signal }) => {
      const course = await readJson<PublishedCourseView>(
        `${courseRoute(encodeURIComponent(courseId))}${query}`,
        signal,
      );
      return invitation === null ? course : withInvitation(course, invitation);
    },
    retry: retryRead,
    refetchOnReconnect: false,
  });
}

/** Files of a private course need the same invitation as the course. */
function withInvitation(course: PublishedCourseView, invitation: string): PublishedCourseView {
  const modules = course.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({
      ...lesson,
      content_blocks: lesson.content_blocks.map((block) => addInvitation(block, invitation)),
    })),
  }));
  return { ...course, modules };
}

function addInvitation(block: ReaderBlock, invitation: string): ReaderBlock {
  const { source } = block;
  const shown = source?.url
    ? { ...block, source: { ...source, url: urlWithInvitation(source.url, invitation) } }
    : block;
  if (shown.type !== 'asset' || !shown.json_content.url.startsWith('/files/')) return shown;
  return {
    ...shown,
    json_content: { ...shown.json_content, url: urlWithInvitation(shown.json_content.url, invitation) },
  };
}

function urlWithInvitation(url: string, invitation: string): string {
  const [address = '', page] = url.split('#');
  const invitedUrl = `${address}${address.includes('?') ? '&' : '?'}invitation=${invitation}`;
  return page === undefined ? invitedUrl : `${invitedUrl}#${page}`;
}

export function useCountView({ courseId, invitation }: Reading, isLoaded: boolean): void {
  const { mutate } = trpc.learning.countView.useMutation({
    onError: ({ message }) => console.warn(`view not counted: ${message}`),
  });
  const countedCourseId = useRef<string | null>(null);
  useEffect(() => {
    if (!isLoaded || countedCourseId.current === courseId) return;
    countedCourseId.current = courseId;
    mutate({ courseId, invitation });
  }, [courseId, invitation, isLoaded, mutate]);
}

/** Courses that fit the results of a signed-in applicant. */
export function useDevelopmentPath() {
  const session = useSession();
  const { data } = trpc.matching.path.useQuery(undefined, {
    enabled: session.status === 'signedIn' && may(session.user, 'match.own'),
    retry: false,
  });
  return data?.courses;
}
