import { Router } from 'express';
import { z } from 'zod';
import { errorTexts } from '#shared/texts/errors.ts';
import type { App } from '../core/app.ts';
import { RuleError } from '../core/errors.ts';
import { certificateFile } from '../features/learning/service.ts';
import { httpContext } from './context.ts';

const certificateId = z.uuid();
/** Setting a document takes a moment of the whole process. */
const perPerson = { name: 'certificate', points: 30, seconds: 600 };

/** A certificate as PDF for the person it was issued to; whoever it does not belong to is told that there is nothing. */
export function certificateRoutes(app: App): Router {
  const routes = Router();
  routes.get('/certificates/:id', async (request, response) => {
    response.set('Cache-Control', 'private, no-store');
    const asked = certificateId.safeParse(request.params.id);
    const context = await httpContext(app, request, response);
    const refuse = (status: number, words: string) => void response.status(status).type('text/plain').send(words);
    if (!asked.success || context.user === null) return refuse(404, errorTexts.NOT_FOUND);
    if (!(await app.rateLimits.take(perPerson, context.user.userId))) return refuse(429, errorTexts.TOO_MANY_ATTEMPTS);
    try {
      const { name, content } = await certificateFile(context, asked.data);
      response.attachment(name).type('application/pdf').send(content);
    } catch (error) {
      if (error instanceof RuleError && error.code === 'NOT_FOUND') return refuse(404, errorTexts.NOT_FOUND);
      throw error;
    }
  });
  return routes;
}
