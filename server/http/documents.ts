import { type Request, Router } from 'express';
import { z } from 'zod';
import { reportRoute } from '#shared/assessments/report.ts';
import type { App } from '../core/app.ts';
import type { Context } from '../core/context.ts';
import { RuleError } from '../core/errors.ts';
import { softskillReport } from '../features/assessments/service.ts';
import { certificateFile } from '../features/learning/service.ts';
import { httpContext } from './context.ts';
import { beginRefusal, refusalOf } from './refusal.ts';

/** A PDF for the person it belongs to. Setting one takes a moment of the whole process. */
type Document = {
  route: string;
  limit: { name: string; points: number; seconds: number };
  idIn: (request: Request) => unknown;
  make: (ctx: Context, id: string) => Promise<{ name: string; content: Buffer }>;
};

const documents: Document[] = [
  {
    route: reportRoute,
    limit: { name: 'report', points: 30, seconds: 600 },
    idIn: ({ query }) => query['result'],
    make: softskillReport,
  },
  {
    route: '/certificates/:id',
    limit: { name: 'certificate', points: 30, seconds: 600 },
    idIn: ({ params }) => params['id'],
    make: certificateFile,
  },
];

/** Whoever a document does not belong to is told that there is none. */
export function documentRoutes(app: App): Router {
  const routes = Router();
  for (const { route, limit, idIn, make } of documents)
    routes.get(route, async (request, response) => {
      response.set('Cache-Control', 'private, no-store');
      try {
        const id = z.uuid().safeParse(idIn(request));
        const ctx = await httpContext(app, request, response);
        if (!id.success || ctx.user === null) throw new RuleError('NOT_FOUND');
        if (!(await app.rateLimits.take(limit, ctx.user.userId))) throw new RuleError('TOO_MANY_ATTEMPTS');
        const { name, content } = await make(ctx, id.data);
        response.attachment(name).type('application/pdf').send(content);
      } catch (error) {
        const refusal = refusalOf(app, request, error);
        beginRefusal(response, refusal).type('text/plain').send(refusal.message);
      }
    });
  return routes;
}
