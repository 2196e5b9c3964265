import { Router } from 'express';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { refuseReading, sendNothing } from '../../http/data.ts';
import { addRoute, type Exchange } from '../../http/route.ts';
import { courseFor } from './http-access.ts';
import type { DeliveredCourse, PublishedCourses } from './reading.ts';

const courseId = z.uuid();

/** GET /api/course/{id}: a course as it is online, as kept bytes with an ETag. */
export function courseRoutes(app: App, courses: PublishedCourses): Router {
  const routes = Router();
  addRoute(app, routes, {
    name: 'GET /api/course/:id',
    onError: refuseReading,
    work: async ({ request, response }) => {
      const id = courseId.safeParse(request.params['id']);
      const course = id.success ? await courseFor(app, courses, { courseId: id.data, request, response }) : null;
      if (course === null) return sendNothing(response);
      deliver(course, { request, response });
    },
  });
  return routes;
}

type Answering = Pick<Exchange, 'request' | 'response'>;

/** Straight from memory, compressed already. */
function deliver({ isPublic, etag, json, gzipped }: DeliveredCourse, { request, response }: Answering): void {
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
