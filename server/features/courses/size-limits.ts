/**
 * Size limits, because a course is read, published and exported as a whole. A course beyond a limit can shrink, but not
 * grow.
 */
import { courseLimits } from '#shared/courses/schema.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';

type Size = { bytes: number; modules: number; modulesWithLessons: number; lessons: number; blocks: number };
type SizeChange = Size & { bytesBefore: number };

/** Requires the row lock on the course. */
export async function updateStoredSize(tx: Tx, courseId: string): Promise<SizeChange> {
  const rows = await tx.$queryRaw<SizeChange[]>`
    with m as (select coalesce(sum(octet_length(title)), 0)::int as bytes, count(*)::int as count
                 from modules where course_id = ${courseId}::uuid),
         l as (select coalesce(sum(octet_length(l.title)), 0)::int as bytes, count(*)::int as count,
                      count(distinct l.module_id)::int as modules
                 from lessons l join modules m on m.id = l.module_id where m.course_id = ${courseId}::uuid),
         b as (select coalesce(sum(b.content_bytes), 0)::int as bytes, count(*)::int as count
                 from content_blocks b join lessons l on l.id = b.lesson_id join modules m on m.id = l.module_id
                where m.course_id = ${courseId}::uuid)
    update courses c set text_bytes = octet_length(c.title) + m.bytes + l.bytes + b.bytes
      from m, l, b
     where c.id = ${courseId}::uuid
    returning c.text_bytes as bytes, m.count as modules, l.modules as "modulesWithLessons", l.count as lessons, b.count as blocks,
              (select text_bytes from courses where id = ${courseId}::uuid) as "bytesBefore"`;
  return rows[0] ?? { bytes: 0, modules: 0, modulesWithLessons: 0, lessons: 0, blocks: 0, bytesBefore: 0 };
}

function requirePartQuota({ lessons, blocks }: Size): void {
  if (lessons > courseLimits.lessons) throw new RuleError('COURSE_FULL', { limit: courseLimits.lessons });
  if (blocks > courseLimits.blocks) throw new RuleError('COURSE_FULL', { limit: courseLimits.blocks });
}

function requireByteQuota({ bytes }: Size): void {
  if (bytes > courseLimits.textBytes) throw new RuleError('COURSE_TOO_LARGE');
}

/**
 * Call after every change of a draft except saving a block, which counts by itself. `hasNewParts`: lessons or blocks
 * may be new.
 * @throws RuleError COURSE_TOO_LARGE, COURSE_FULL if the course grew beyond a limit
 */
export async function updateAndCheckSize(tx: Tx, courseId: string, { hasNewParts = true } = {}): Promise<void> {
  const size = await updateStoredSize(tx, courseId);
  if (hasNewParts) requirePartQuota(size);
  if (size.bytes > size.bytesBefore) requireByteQuota(size);
}

/** @throws RuleError COURSE_TOO_LARGE, COURSE_FULL */
export function requireWithinLimits(size: Size): void {
  requirePartQuota(size);
  requireByteQuota(size);
}
