import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { candidateExportTexts } from '../candidates/candidates.ts';
import { limitedTexts } from '../candidates/view.ts';

/** Words that once judged a run. Hints on the wording of jobs look for them in what companies write. */
const judging = /belastbar|uneingeschränkt/iu;
const aboutJobs = /wording/u;

const shipped = [
  ...globSync('shared/texts/**/*.ts'),
  ...globSync('{client,server,shared}/**/*.{ts,tsx}', { exclude: ['server/demo/**', 'prisma/**'] }),
  ...globSync('prisma/content/**/*.md'),
].filter((path) => !path.endsWith('.test.ts') && !path.includes('server/testing/') && !aboutJobs.test(path));

test('no text, page, file or mail calls a run belastbar or uneingeschränkt', () => {
  expect(shipped.length).toBeGreaterThan(1000);
  expect(shipped.filter((path) => judging.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('companies read the two words for the meaning of a test', () => {
  expect(limitedTexts.badge).toBe('Aussagekraft des Tests: eingeschränkt');
  expect([limitedTexts.title, limitedTexts.fine, limitedTexts.limited]).toEqual([
    'Aussagekraft des Tests',
    'keine Auffälligkeiten',
    'eingeschränkt',
  ]);
  expect(candidateExportTexts.columns).toContain('Aussagekraft des Tests');
});
