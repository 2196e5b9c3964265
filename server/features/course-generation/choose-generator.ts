import type { CourseGenerator } from '../../core/ai/generator.ts';
import type { App } from '../../core/app.ts';
import { modelGenerator } from '../generation-model/service.ts';
import { embeddedGenerator } from '../generation-rules/service.ts';

export const chooseGenerator = (app: App, orgId: string | null): CourseGenerator =>
  app.ai === null ? embeddedGenerator(app) : modelGenerator(app.ai, orgId);
