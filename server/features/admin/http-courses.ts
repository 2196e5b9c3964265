import type { Router } from 'express';
import { coursesExport } from '#shared/admin/courses.ts';
import { adminCoursesTexts as texts } from '#shared/texts/admin/courses.ts';
import type { App } from '../../core/app.ts';
import { addListExport } from '../../http/list-export.ts';
import { coursesPage } from './courses/list.ts';

const pageSize = 500;

export const addCourseExport = (app: App, routes: Router): void =>
  addListExport(app, routes, {
    name: 'GET /admin/export/courses.csv',
    list: texts.title,
    input: coursesExport,
    columns: texts.exportColumns,
    page: (target, input, cursor) => coursesPage(target, { ...input, cursor }, { size: pageSize, isWhole: true }),
    cells: (course) => [
      course.title,
      course.organisation?.name ?? '',
      texts.stateOf(course),
      String(course.version),
      course.createdAt.toISOString(),
      course.updatedAt.toISOString(),
    ],
  });
