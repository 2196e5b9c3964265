import type { z } from 'zod';
import type { sourcePartInput } from '#shared/ai/schema.ts';
import type { SourcePart } from '#shared/ai/source.ts';
import type { SourceView } from '#shared/ai/state.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { requireCourse } from '../../courses/service.ts';
import { presentSource } from '../present.ts';
import { isImage } from './lesson-images.ts';
import { findPart, listSources } from './source-rows.ts';

/** @throws RuleError NOT_FOUND */
export async function listCourseSources(ctx: SignedInContext, courseId: string): Promise<SourceView[]> {
  const { prisma } = ctx.app.db;
  await requireCourse(ctx, prisma, courseId);
  return (await listSources(prisma, courseId)).filter((source) => !isImage(source)).map(presentSource);
}

/** @throws RuleError NOT_FOUND, also if the source belongs to another course */
export async function getSourcePart(ctx: SignedInContext, input: z.infer<typeof sourcePartInput>): Promise<SourcePart> {
  const { prisma } = ctx.app.db;
  await requireCourse(ctx, prisma, input.courseId);
  const part = await findPart(prisma, input);
  if (part === null) throw new RuleError('NOT_FOUND');
  return part;
}
