import { Router } from 'express';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { minutes } from '../../core/clock.ts';
import { RuleError } from '../../core/errors.ts';
import { householdOf } from '../../core/network.ts';
import { isOverloaded } from '../../core/overload.ts';
import type { Limit } from '../../core/rate-limit.ts';
import { dataHeaders, refuseReading } from '../../http/data.ts';
import { originOf, requestIdOf } from '../../http/request.ts';
import { addRoute, type Exchange } from '../../http/route.ts';
import { escoOf, escoScheme, namedSkills } from '../assessments/service.ts';
import { feedDocument, feedPage } from './feeds.ts';

/** Job boards come a few times a day. */
const keptFor = 'public, max-age=300';
/** Whole documents that are written at the same time. */
const mostDocuments = 4;
/** Whoever reads more slowly has no use for it, and keeps others from it. */
const longestDocumentMs = minutes(15);
const perNetwork: Limit = { name: 'jobs-feed', points: 20, seconds: 600 };
const feedQuery = z.object({ after: z.uuid().optional() });

/** GET /api/jobs.json, /api/jobs.xml and /api/skills: what other programs read. */
export function feedRoutes(app: App): Router {
  const routes = Router();
  let documents = 0;
  const refuseWhenOverloaded = () => {
    if (isOverloaded(app.db.readPool)) throw new RuleError('BUSY');
  };
  addRoute(app, routes, {
    name: 'GET /api/jobs.json',
    onError: refuseReading,
    work: async ({ request, response }) => {
      refuseWhenOverloaded();
      const { after = null } = feedQuery.parse(request.query);
      const page = await feedPage(app, after);
      if (page.next !== null) response.set('Link', `<${page.next}>; rel="next"`);
      response.set(dataHeaders).set('Cache-Control', keptFor).json(page);
    },
  });
  addRoute(app, routes, {
    name: 'GET /api/jobs.xml',
    work: async (exchange) => {
      refuseWhenOverloaded();
      const { request, response } = exchange;
      response.set(dataHeaders).type('application/xml');
      // HEAD asks only whether there is something.
      if (request.method === 'HEAD') return void response.set('Cache-Control', keptFor).end();
      const network = householdOf(originOf(request).address);
      if (!(await app.rateLimits.take(perNetwork, network))) throw new RuleError('TOO_MANY_ATTEMPTS');
      if (documents >= mostDocuments) throw new RuleError('BUSY');
      documents++;
      try {
        response.set('Cache-Control', keptFor);
        await sendWhileWritten(exchange, feedDocument(app));
      } finally {
        documents--;
      }
    },
  });
  addRoute(app, routes, {
    name: 'GET /api/skills',
    onError: refuseReading,
    work: async ({ response }) => {
      const skills = (await namedSkills(app)).map(({ id, name, description }) => {
        const concept = escoOf(id);
        return { id, name, description, esco: concept && { uri: concept.uri, match: concept.relation } };
      });
      response.set(dataHeaders).set('Cache-Control', keptFor).json({ esco: escoScheme, skills });
    },
  });
  return routes;
}

/** As fast as it is read. @throws Error as long as nothing has left; later everybody sees by the missing end that it is not whole */
async function sendWhileWritten({ app, request, response }: Exchange, parts: AsyncIterable<string>): Promise<void> {
  const tooLate = AbortSignal.timeout(longestDocumentMs);
  let goOn: () => void = () => undefined;
  const mayGoOn = () =>
    new Promise<void>((resolve) => {
      goOn = resolve;
    });
  // One listener for the whole document: what compresses it forgets none that comes for a single wait.
  for (const event of ['drain', 'close'] as const) response.on(event, () => goOn());
  tooLate.addEventListener('abort', () => goOn());
  try {
    for await (const part of parts) {
      if (!response.write(part) && !response.destroyed) await mayGoOn();
      if (response.destroyed || tooLate.aborted) return void response.destroy();
    }
    response.end();
  } catch (error) {
    if (!response.headersSent) throw error;
    response.destroy();
    app.logger.error({ requestId: requestIdOf(request), err: error }, 'sending the jobs feed has failed');
  }
}
