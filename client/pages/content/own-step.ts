import type { PageStep } from '#shared/pages/page-content.ts';
import { contentPageTexts } from '#shared/texts/pages/content-pages.ts';
import { paths } from '../../lib/paths.ts';
import { hasGuestResult } from '../../lib/tests/test-tokens.ts';

/** A guest with a result gets the way back to it instead of the test. */
export const ownStep = (step: PageStep): PageStep =>
  step.path === paths.tests && hasGuestResult() ? { label: contentPageTexts.ownResult, path: paths.testResults } : step;
