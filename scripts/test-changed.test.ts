import { describe, expect, test } from 'vitest';
import { testsFor } from './test-changed.ts';

const imports = (...specifiers: string[]) => specifiers.map((one) => `import { x } from '${one}';`).join('\n');

const sources = new Map([
  ['shared/jobs/pay.ts', ''],
  ['shared/jobs/pay.test.ts', imports('./pay.ts')],
  ['server/features/jobs/publish.ts', imports('#shared/jobs/pay.ts')],
  ['server/features/jobs/publish.test.ts', imports('../../testing/app.ts')],
  ['server/features/mail/send.ts', "import type { X } from '../jobs/publish.ts';"],
  ['server/features/mail/send.test.ts', imports('../../testing/app.ts')],
  ['server/router.ts', imports('./features/jobs/publish.ts')],
  ['server/testing/app.ts', imports('../router.ts')],
  ['client/features/jobs/pay.tsx', imports('#shared/jobs/pay.ts')],
  ['client/features/jobs/list/list.tsx', imports('../pay.tsx')],
  ['client/features/jobs/list/list.test.tsx', imports('./list.tsx')],
  ['scripts/e2e/jobs.test.ts', imports('#shared/jobs/pay.ts')],
]);

describe('tests for a change', () => {
  test('are its importers and the tests of the features that use it, nearest first', () => {
    expect(testsFor(['shared/jobs/pay.ts'], sources).run).toEqual([
      'shared/jobs/pay.test.ts',
      'server/features/jobs/publish.test.ts',
      'client/features/jobs/list/list.test.tsx',
    ]);
  });

  test('do not follow imports through the composition or types', () => {
    expect(testsFor(['server/features/jobs/publish.ts'], sources).run).toEqual([
      'server/features/jobs/publish.test.ts',
    ]);
  });

  test('follow a changed test helper', () => {
    expect(testsFor(['server/testing/app.ts'], sources).run).toEqual([
      'server/features/jobs/publish.test.ts',
      'server/features/mail/send.test.ts',
    ]);
  });

  test('in a browser are only listed, unless they changed themselves', () => {
    expect(testsFor(['shared/jobs/pay.ts'], sources).slow).toEqual(['scripts/e2e/jobs.test.ts']);
    expect(testsFor(['scripts/e2e/jobs.test.ts'], sources).run).toEqual(['scripts/e2e/jobs.test.ts']);
  });

  test('with a database are limited to the nearest', () => {
    const many = Array.from({ length: 40 }, (_, index) => `server/features/jobs/test-${index}.test.ts`);
    const selection = testsFor(
      ['server/features/jobs/publish.ts'],
      new Map([...sources, ...many.map((file) => [file, ''] as const)]),
    );
    expect(selection.run).toHaveLength(30);
    expect(selection.skipped).toHaveLength(11);
  });
});
