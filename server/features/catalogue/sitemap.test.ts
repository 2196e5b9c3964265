import { expect, test } from 'vitest';
import type { Visibility } from '#shared/courses/visibility.ts';
import { testApp } from '../../testing/app.ts';
import { publicCourseIds, sitemapParts } from './service.ts';

const app = testApp();

async function publish(courseId: string, visibility: Visibility): Promise<void> {
  await app().db.pool.query(
    `with course as (
       insert into courses (id, title, status, visibility, version, invitation_token)
       values ($1, 'Ein Kurs', 'published', $2, 1, gen_random_uuid()::text) returning id)
     insert into published_courses (course_id, title, version, visibility, module_count, created_at, published_at)
     select id, 'Ein Kurs', 1, $2, 1, now(), now() from course`,
    [courseId, visibility],
  );
}

const idWith = (part: string, end = '0') => `${part}345678-9abc-4def-8123-${end.repeat(12)}`;

test('each sitemap part holds the public courses whose ids begin with it, and no others', async () => {
  const listedIds = [idWith('3b', '1'), idWith('3b', '3'), 'ffffffff-ffff-4fff-bfff-ffffffffffff'];
  for (const courseId of listedIds) await publish(courseId, 'public');
  const hidden: Array<[string, Visibility]> = [
    [idWith('00'), 'private'],
    [idWith('3b', '0'), 'org-only'],
    [idWith('3b', '2'), 'private'],
    [idWith('c4'), 'org-only'],
  ];
  for (const [courseId, visibility] of hidden) await publish(courseId, visibility);
  expect(await sitemapParts(app())).toEqual(['3b', 'ff']);
  const idsOf = async (part: string) => (await publicCourseIds(app(), part)).map(({ id }) => id);
  expect([await idsOf('3b'), await idsOf('ff'), await idsOf('c4')]).toEqual([
    listedIds.slice(0, 2),
    listedIds.slice(2),
    [],
  ]);
});
