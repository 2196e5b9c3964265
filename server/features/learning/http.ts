import { Router } from 'express';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { sendNotFound, sendPrepared, sendReadError } from '../../http/public-data.ts';
import { addRoute } from '../../http/route.ts';
import { findReadableCourse } from './http-access.ts';
import type { PublishedCourses } from './published-courses.ts';

const courseId = z.uuid();

export function courseRoutes(app: App, courses: PublishedCourses): Router {
  const routes = Router();
  addRoute(app, routes, {
    name: 'GET /api/course/:id',
    onError: sendReadError,
    work: async ({ request, response }) => {
      const id = courseId.safeParse(request.params['id']);
      const course = id.success
        ? await findReadableCourse(app, courses, { courseId: id.data, request, response })
        : null;
      if (course === null) return sendNotFound(response);
      const cacheControl = course.isPublic ? 'public, no-cache' : 'private, no-cache';
      const vary = course.isPublic ? 'Accept-Encoding' : 'Accept-Encoding, Cookie';
      sendPrepared(course, { request, response, cacheControl, vary });
    },
  });
  return routes;
}
