import { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import {
  catalogueCountRoute,
  catalogueQuery,
  catalogueRoute,
  countQuery,
  courseRoute,
} from '#shared/catalogue/schema.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import type { App } from '../core/app.ts';
import { RuleError } from '../core/errors.ts';
import { openCatalogue } from '../features/catalogue/service.ts';
import type { DeliveredCourse, PublishedCourses } from '../features/learning/service.ts';
import { refuseWhenBusy, sendTrouble, troubleIn } from './busy.ts';
import { courseFor, type Exchange } from './course-access.ts';

const courseId = z.uuid();
const jsonHeaders = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" };

/**
 * What everybody reads most, beside tRPC and before everything that a plain answer does not need: the catalogue, and courses
 * as kept bytes with an ETag.
 */
export function readingRoutes(app: App, courses: PublishedCourses): Router {
  const routes = Router();
  const catalogue = openCatalogue(app);
  const listed = [refuseWhenBusy(app.db.readPool)];
  routes.get(
    catalogueRoute,
    ...listed,
    answering(async ({ query }) => catalogue.page(catalogueQuery.parse(query))),
  );
  routes.get(
    catalogueCountRoute,
    ...listed,
    answering(async ({ query }) => catalogue.count(countQuery.parse(query).search)),
  );
  routes.get(courseRoute(':id'), async (request, response) => {
    try {
      await sendCourse(app, courses, { request, response });
    } catch (error) {
      refuse(response, error);
    }
  });
  return routes;
}

/** Every time asked for anew: a course that was taken offline must not live on in a browser. */
const answering =
  (answer: (request: Request) => Promise<object>): RequestHandler =>
  async (request, response) => {
    try {
      const body = await answer(request);
      if (!response.destroyed) response.set(jsonHeaders).set('Cache-Control', 'no-cache').json(body);
    } catch (error) {
      refuse(response, error);
    }
  };

function refuse(response: Response, error: unknown): void {
  const trouble = troubleIn(error);
  if (trouble !== null) {
    sendTrouble(response, trouble);
    return;
  }
  if (!(error instanceof z.ZodError || error instanceof RuleError)) throw error;
  response.status(400).set(jsonHeaders).json(messageFor('INVALID_INPUT'));
}

const messageFor = (rule: 'INVALID_INPUT' | 'NOT_FOUND') => ({ error: { message: errorTexts[rule], rule } });

async function sendCourse(app: App, courses: PublishedCourses, { request, response }: Exchange): Promise<void> {
  const id = courseId.safeParse(request.params['id']);
  const course = id.success ? await courseFor(app, courses, { courseId: id.data, request, response }) : null;
  if (course === null) return void response.status(404).set(jsonHeaders).json(messageFor('NOT_FOUND'));
  deliver(course, { request, response });
}

/** Straight from memory, compressed already. */
function deliver({ isPublic, etag, json, gzipped }: DeliveredCourse, { request, response }: Exchange): void {
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', isPublic ? 'public, no-cache' : 'private, no-cache');
  response.setHeader('Vary', isPublic ? 'Accept-Encoding' : 'Accept-Encoding, Cookie');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (namesTag(request.headers['if-none-match'], etag)) return void response.writeHead(304).end();
  const isCompressed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const body = isCompressed ? gzipped : json;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (isCompressed) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', body.length);
  response.writeHead(200);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A proxy may weaken a tag on its way. */
const namesTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) === true;
