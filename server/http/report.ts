import { Router } from 'express';
import { z } from 'zod';
import { reportRoute } from '#shared/tests/report.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import type { App } from '../core/app.ts';
import { RuleError } from '../core/errors.ts';
import { softskillReport } from '../features/tests/report/report.ts';
import { httpContext } from './context.ts';

const resultId = z.uuid();
/** Setting a document takes a moment of the whole process. */
const perPerson = { name: 'report', points: 30, seconds: 600 };

/** A result as PDF for its owner; whoever it does not belong to is told that there is nothing. */
export function reportRoutes(app: App): Router {
  const routes = Router();
  routes.get(reportRoute, async (request, response) => {
    response.set('Cache-Control', 'private, no-store');
    const asked = resultId.safeParse(request.query['result']);
    const context = await httpContext(app, request, response);
    const refuse = (status: number, words: string) => void response.status(status).type('text/plain').send(words);
    if (!asked.success || context.user === null) return refuse(404, errorTexts.NOT_FOUND);
    if (!(await app.rateLimits.take(perPerson, context.user.userId))) return refuse(429, errorTexts.TOO_MANY_ATTEMPTS);
    try {
      const { name, content } = await softskillReport(context, asked.data);
      response.attachment(name).type('application/pdf').send(content);
    } catch (error) {
      if (error instanceof RuleError && error.code === 'NOT_FOUND') return refuse(404, errorTexts.NOT_FOUND);
      throw error;
    }
  });
  return routes;
}
