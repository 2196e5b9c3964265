import { Router } from 'express';
import type { App } from '../../core/app.ts';

export function reportListRoutes(_app: App): Router {
  return Router();
}
