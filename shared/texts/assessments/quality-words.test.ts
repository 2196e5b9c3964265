import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { candidateExportTexts } from '../candidates/candidates.ts';
import { limitedTexts } from '../candidates/view.ts';

/** The wording hints for jobs search for these words, so their files are excluded. */
const forbiddenJudgements = /belastbar|uneingeschränkt/iu;
const wordingHints = /wording/u;

const shippedFiles = [
  ...globSync('shared/texts/**/*.ts'),
  ...globSync('{client,server,shared}/**/*.{ts,tsx}', { exclude: ['server/demo/**', 'prisma/**'] }),
  ...globSync('prisma/content/**/*.md'),
].filter((path) => !path.endsWith('.test.ts') && !path.includes('server/testing/') && !wordingHints.test(path));

test('no text, page, file or mail calls a run belastbar or uneingeschränkt', () => {
  expect(shippedFiles.length).toBeGreaterThan(1000);
  expect(shippedFiles.filter((path) => forbiddenJudgements.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('companies read one of two words for the reliability of a test', () => {
  expect(limitedTexts.badge).toBe('Aussagekraft des Tests: eingeschränkt');
  expect([limitedTexts.title, limitedTexts.fine, limitedTexts.limited]).toEqual([
    'Aussagekraft des Tests',
    'keine Auffälligkeiten',
    'eingeschränkt',
  ]);
  expect(candidateExportTexts.columns).toContain('Aussagekraft des Tests');
});

test.each([
  ...globSync('shared/texts/{assessments,matching}/*.ts', { exclude: ['**/*.test.ts'] }),
  'shared/texts/start.ts',
])('%s calls an own result unsure and names the word of companies only as a quotation', (path) => {
  const words = readFileSync(path, 'utf8').replaceAll('„Aussagekraft des Tests: eingeschränkt“', '');
  expect(words).not.toMatch(/Aussagekraft|eingeschränkt/iu);
});
