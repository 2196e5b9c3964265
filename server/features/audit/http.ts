import { Router } from 'express';
import type { App } from '../../core/app.ts';

export function auditRoutes(_app: App): Router {
  return Router();
}
