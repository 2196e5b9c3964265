import { z } from 'zod';
import { RuleError } from '../core/errors.ts';
import type { Context } from '../core/trpc/context.ts';
import type { Limit } from '../core/trpc/rate-limit.ts';
import type { Exchange } from './route.ts';

type PdfDownload = {
  limit: Limit;
  id: unknown;
  make: (ctx: Context, id: string) => Promise<{ name: string; content: Buffer }>;
};

/** Hides documents of other people as missing. @throws RuleError NOT_FOUND, TOO_MANY_ATTEMPTS */
export async function sendPdf({ app, response, context }: Exchange, { limit, id, make }: PdfDownload): Promise<void> {
  const parsedId = z.uuid().safeParse(id);
  const ctx = await context();
  if (!parsedId.success || ctx.user === null) throw new RuleError('NOT_FOUND');
  await app.rateLimits.require(limit, ctx.user.userId);
  const { name, content } = await make(ctx, parsedId.data);
  response.attachment(name).type('application/pdf').send(content);
}
