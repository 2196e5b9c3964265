import type { Router } from 'express';
import { usersExport } from '#shared/admin/users.ts';
import { adminUsersTexts as texts } from '#shared/texts/admin/users.ts';
import type { App } from '../../core/app.ts';
import { addListExport } from '../../http/list-export.ts';
import { usersForFile } from './users/list.ts';

const pageSize = 500;

export const addUserExport = (app: App, routes: Router): void =>
  addListExport(app, routes, {
    name: 'GET /admin/export/users.csv',
    list: texts.title,
    input: usersExport,
    columns: texts.exportColumns,
    page: (target, input, cursor) => usersForFile(target, { ...input, cursor }, pageSize),
    cells: (user) => [
      user.firstName,
      user.lastName,
      user.email,
      texts.kindOf(user),
      user.organisation?.name ?? '',
      texts.stateOf(user),
      user.createdAt.toISOString(),
    ],
  });
