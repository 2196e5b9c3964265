import { expect, test } from 'vitest';
import { findBreaches, findHeavyFirstLoad, findPagesOfOneFeature, importsOf, readSources } from './imports.ts';

const breachIn = (file: string, source: string) => findBreaches(new Map([[file, source]])).map(({ rule }) => rule);

test('the project follows its own import rules', () => {
  expect(findBreaches(readSources(process.cwd()))).toEqual([]);
});

test.each([
  ['shared/auth/schema.ts', "import { x } from 'react';"],
  ['shared/auth/schema.ts', "import { x } from '../../server/core/db.ts';"],
  ['shared/auth/schema.ts', "export { x } from '#client/lib/y.ts';"],
  ['shared/jobs/pay.ts', "import { jobTexts } from '../texts/jobs/jobs.ts';"],
  ['client/features/auth/a.ts', "import { db } from '#server/core/database/db.ts';"],
  ['client/features/auth/a.ts', "import type { AppRouter } from '#server/router.ts';"],
  ['client/trpc.ts', "import { appRouter } from '#server/router.ts';"],
  ['client/lib/a.ts', "import { x } from '../features/auth/sign-in-form.tsx';"],
  ['client/components/a.tsx', "const x = import('../pages/landing/landing-page.tsx');"],
  ['client/features/auth/a.ts', "import { x } from '../../pages/auth/auth-page.tsx';"],
  ['client/features/auth/a.ts', "import { x } from '../account/b.ts';"],
  ['client/features/auth/a.ts', "import type { X } from '../account/b.ts';"],
  ['client/features/auth/a.ts', "export { x } from '#client/features/account/b.ts';"],
  ['client/features/auth/a.tsx', "const x = lazy(() => import('../account/b.tsx'));"],
  ['client/features/auth/a.tsx', "import classes from '../account/b.module.css';"],
  ['client/features/auth/a.tsx', "import '../account/b.css';"],
  ['client/features/editor/blocks/a.tsx', "import { x } from '../../publishing/b.tsx';"],
  ['client/lib/a.ts', "import type { X } from '../features/auth/b.ts';"],
  ['client/components/dialog/a.tsx', "import classes from '../../features/auth/a.module.css';"],
  ['client/features/auth/a.tsx', "import { x } from '../../app/layouts/person-menu.tsx';"],
  ['client/components/a.tsx', "import { x } from '../app/routes.tsx';"],
  ['client/features/auth/a.ts', "import { x } from '../../app/theme.ts';"],
  ['client/pages/a.tsx', "import { x } from '#prisma/generated/client.ts';"],
  ['client/pages/a.tsx', "import { x } from '../testing/render.tsx';"],
  ['server/core/database/db.ts', "import { x } from '../../features/auth/service.ts';"],
  ['server/features/account/service.ts', "import { x } from '../auth/queries.ts';"],
  ['server/features/account/service.ts', "import { x } from '../../http/trpc.ts';"],
  ['server/features/account/http.ts', "import { x } from '../auth/queries.ts';"],
  ['server/http/context.ts', "import { x } from '../features/auth/sessions.ts';"],
  ['server/http/context.ts', "import { x } from '../features/assets/http.ts';"],
  ['server/demo/courses.ts', "import { x } from '../features/editor/blocks.ts';"],
  ['server/start.ts', "import { x } from './features/learning/reading.ts';"],
  ['server/features/account/router.ts', "import { x } from './queries.ts';"],
  ['server/features/account/queries.ts', "import { x } from './service.ts';"],
  ['server/features/account/service.ts', "import { x } from '#client/lib/dates.ts';"],
])('in %s it finds the violation %s', (file, source) => {
  expect(breachIn(file, source)).toHaveLength(1);
});

test.each([
  ['shared/auth/schema.ts', "import { z } from 'zod';"],
  ['client/trpc.ts', "import type { AppRouter } from '#server/router.ts';"],
  ['client/features/auth/a.component.test.tsx', "import { x } from '../../testing/render.tsx';"],
  ['client/testing/render.tsx', "import { x } from '../app/routes.tsx';"],
  ['client/pages/a.tsx', "import { x } from '../features/auth/sign-in-form.tsx';"],
  ['client/features/auth/a.ts', "import { paths } from '../../lib/paths.ts';"],
  ['client/pages/a.tsx', "import { x } from '../app/layouts/page-main.tsx';"],
  ['client/app/layouts/a.tsx', "import { x } from '../../features/auth/b.ts';"],
  ['client/features/editor/blocks/a.tsx', "import { x } from '../saving/b.ts';"],
  ['client/features/editor/blocks/a.tsx', "import classes from '../editor.module.css';"],
  ['client/features/editor/a.tsx', "import classes from '../../components/b/b.module.css';"],
  ['server/features/account/service.ts', "import { x } from '../auth/service.ts';"],
  ['server/features/account/service.ts', "import { x } from './queries.ts';"],
  ['server/features/account/http.ts', "import { x } from '../../http/route.ts';"],
  ['server/features/account/http-papers.ts', "import { x } from '../../http/route.ts';"],
  ['server/app.ts', "import { x } from './features/account/http-papers.ts';"],
  ['server/jobs.ts', "import { x } from './features/auth/jobs.ts';"],
  ['server/demo/courses.ts', "import { x } from '../features/editor/service.ts';"],
])('in %s, %s is allowed', (file, source) => {
  expect(breachIn(file, source)).toEqual([]);
});

test('finds imports in every notation', () => {
  const source =
    "import a from 'a';\nimport 'b.css';\nimport {\n  c,\n  d,\n} from 'c';\nexport * from 'd';\nconst e = await import('e');\nimport type { F } from 'f';";
  expect(importsOf(source)).toEqual([
    { specifier: 'a', isType: false, isLazy: false },
    { specifier: 'b.css', isType: false, isLazy: false },
    { specifier: 'c', isType: false, isLazy: false },
    { specifier: 'd', isType: false, isLazy: false },
    { specifier: 'e', isType: false, isLazy: true },
    { specifier: 'f', isType: true, isLazy: false },
  ]);
});

test.each([
  ['static imports', "import { a } from './a.ts';", ['client/a.ts']],
  ['no type-only imports', "import type { a } from './a.ts';", []],
  ['no lazy imports', "const a = await import('./a.ts');", []],
])('the first load contains %s', (_, source, expected) => {
  const files = new Map([
    ['client/main.tsx', source],
    ['client/a.ts', "import { z } from 'zod';"],
  ]);
  expect(findHeavyFirstLoad(files)).toEqual(expected);
});

const page = (imports: string[]) =>
  new Map([
    ['client/app/routes.tsx', "const Page = lazyPart(() => import('../pages/a/a-page.tsx'));"],
    ['client/pages/a/a-page.tsx', imports.map((file) => `import { x } from '${file}';`).join('\n')],
    ['client/pages/a/part.tsx', "import { x } from '../../features/jobs/b.tsx';"],
  ]);

test.each([
  ['one feature belongs in its folder', ['../../features/auth/b.tsx', '../../lib/c.ts'], ['client/pages/a/a-page.tsx']],
  ['one feature through its parts, too', ['./part.tsx'], ['client/pages/a/a-page.tsx']],
  ['several features stays', ['../../features/auth/b.tsx', './part.tsx'], []],
  ['no feature stays', ['../../components/b.tsx'], []],
])('a page with %s', (_, imports, expected) => {
  expect(findPagesOfOneFeature(page(imports))).toEqual(expected);
});
