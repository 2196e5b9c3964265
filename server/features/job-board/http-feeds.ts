import { Router } from 'express';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { isOverloaded } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { householdOf } from '../../core/runtime/network.ts';
import { openSlotsByKey } from '../../core/runtime/semaphore.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { dataHeaders, sendReadError } from '../../http/public-data.ts';
import { originOf } from '../../http/request.ts';
import { addRoute } from '../../http/route.ts';
import { streamAnswer } from '../../http/sockets/stream-answer.ts';
import { escoOf, escoScheme, listSkillNames } from '../assessments/service.ts';
import { feedDocument, feedPage } from './feeds.ts';

const cacheControl = 'public, max-age=300';
const maxDocuments = 4;
const maxDocumentMs = minutes(15);
const documentLimit: Limit = { name: 'jobs-feed', points: 20, seconds: 600 };
const pageLimit: Limit = { name: 'jobs-feed-pages', points: 600, seconds: 600 };
const feedQuery = z.object({ after: z.uuid().optional() });

export function feedRoutes(app: App): Router {
  const routes = Router();
  const acquirePermit = openDocumentPermits();
  const refuseWhenOverloaded = () => {
    if (isOverloaded(app.db.readPool)) throw new RuleError('BUSY');
  };
  const requireQuota = async (limit: Limit, household: string) => {
    await app.rateLimits.require(limit, household);
  };
  addRoute(app, routes, {
    name: 'GET /api/jobs.json',
    work: async ({ request, response }) => {
      response.set(dataHeaders);
      refuseWhenOverloaded();
      const query = feedQuery.safeParse(request.query);
      if (!query.success) throw new RuleError('INVALID_INPUT');
      await requireQuota(pageLimit, householdOf(originOf(request).address));
      const page = await feedPage(app, query.data.after ?? null);
      if (page.next !== null) response.set('Link', `<${page.next}>; rel="next"`);
      response.set('Cache-Control', cacheControl).json(page);
    },
  });
  addRoute(app, routes, {
    name: 'GET /api/jobs.xml',
    work: async (exchange) => {
      refuseWhenOverloaded();
      const { request, response } = exchange;
      response.set(dataHeaders).type('application/xml');
      if (request.method === 'HEAD') return void response.set('Cache-Control', cacheControl).end();
      const household = householdOf(originOf(request).address);
      const releasePermit = acquirePermit(household);
      try {
        await requireQuota(documentLimit, household);
        response.set('Cache-Control', cacheControl);
        await streamAnswer(exchange, feedDocument(app), maxDocumentMs);
      } finally {
        releasePermit();
      }
    },
  });
  addRoute(app, routes, {
    name: 'GET /api/skills',
    onError: sendReadError,
    work: async ({ response }) => {
      const skills = (await listSkillNames(app)).map(({ id, name, description }) => {
        const concept = escoOf(id);
        return { id, name, description, esco: concept && { uri: concept.uri, match: concept.relation } };
      });
      response.set(dataHeaders).set('Cache-Control', cacheControl).json({ esco: escoScheme, skills });
    },
  });
  return routes;
}

function openDocumentPermits(): (household: string) => () => void {
  const [totalPermits, households] = [openSlotsByKey(), openSlotsByKey()];
  /** @throws RuleError BUSY */
  return (household) => {
    const releaseHousehold = households.acquire(household, 1);
    if (releaseHousehold === null) throw new RuleError('BUSY');
    const releasePermit = totalPermits.acquire('', maxDocuments);
    if (releasePermit === null) {
      releaseHousehold();
      throw new RuleError('BUSY');
    }
    return () => {
      releasePermit();
      releaseHousehold();
    };
  };
}
