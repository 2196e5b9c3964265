import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { isOverloaded } from '../../core/overload.ts';
import { dataHeaders, refuseReading } from '../../http/data.ts';
import { addRoute } from '../../http/route.ts';
import { escoOf, escoScheme, namedSkills } from '../assessments/service.ts';
import { feedDocument, feedPage } from './feeds.ts';

/** Job boards come a few times a day. */
const keptFor = 'public, max-age=300';
/** Whole documents that are written at the same time. */
const mostDocuments = 4;
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
    onError: refuseReading,
    work: async ({ response }) => {
      refuseWhenOverloaded();
      if (documents >= mostDocuments) throw new RuleError('BUSY');
      documents++;
      try {
        response.set(dataHeaders).set('Cache-Control', keptFor).type('application/xml');
        await pipeline(Readable.from(feedDocument(app)), response);
      } catch (error) {
        // Whoever has hung up misses nothing; everybody else sees by the missing end that it is not whole.
        if (!response.headersSent) throw error;
        if (!response.destroyed) response.destroy();
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
