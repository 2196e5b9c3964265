import type { App } from '../../core/app.ts';
import { embeddedGenerator } from './embedded/embedded.ts';
import type { CourseGenerator } from './generator.ts';
import { modelGenerator } from './model/generator.ts';

/** The installation's language model on this organisation's budget; the embedded rules where there is none. */
export const chooseGenerator = (app: App, orgId: string | null): CourseGenerator =>
  app.ai === null ? embeddedGenerator(app) : modelGenerator(app.ai, orgId);
