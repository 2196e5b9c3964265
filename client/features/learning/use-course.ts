import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { courseRoute } from '#shared/catalogue/schema.ts';
import type { PublishedCourseView } from '#shared/learning/state.ts';
import type { ReaderBlock } from '#shared/publishing/snapshot.ts';
import { readJson, retryRead } from '../../lib/requests/read-json.ts';
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
      content_blocks: lesson.content_blocks.map((block) => invite(block, invitation)),
    })),
  }));
  return { ...course, modules };
}

function invite(block: ReaderBlock, invitation: string): ReaderBlock {
  const { source } = block;
  const shown = source?.url ? { ...block, source: { ...source, url: invited(source.url, invitation) } } : block;
  if (shown.type !== 'asset' || !shown.json_content.url.startsWith('/files/')) return shown;
  return { ...shown, json_content: { ...shown.json_content, url: invited(shown.json_content.url, invitation) } };
}

function invited(url: string, invitation: string): string {
  const [address = '', page] = url.split('#');
  const asked = `${address}${address.includes('?') ? '&' : '?'}invitation=${invitation}`;
  return page === undefined ? asked : `${asked}#${page}`;
}

export function useCountView({ courseId, invitation }: Reading, isThere: boolean): void {
  const { mutate } = trpc.learning.countView.useMutation({
    onError: ({ message }) => console.warn(`view not counted: ${message}`),
  });
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (!isThere || counted.current === courseId) return;
    counted.current = courseId;
    mutate({ courseId, invitation });
  }, [courseId, invitation, isThere, mutate]);
}
