import { expect, test } from 'vitest';
import { contentPageSlugs, isTemplateSlug } from '#shared/pages.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { busiestSlice } from '../../testing/event-loop-slices.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePersonAs } from '../../testing/people.ts';
import { formerAdminCaller, setSetting } from '../../testing/settings.ts';
import { renderMarkdown } from './markdown.ts';
import { readShippedPage } from './shipped.ts';

const app = testApp();
const draft = { slug: 'help' as const, title: 'Hilfe', description: '', markdown: '## Neu', basedOnVersion: 0 };

test.each(contentPageSlugs)('/%s has a shipped German text', async (slug) => {
  const page = await (await callerFor(app(), null)).pages.page({ slug });
  const { periods, hasGaps, contact, ...shipped } = page;
  expect(periods !== undefined).toBe(slug === 'privacy');
  expect(hasGaps).toBe(isTemplateSlug(slug) ? true : undefined);
  expect(contact).toBe('');
  expect(Object.keys(shipped).sort()).toEqual(['description', 'intro', 'sections', 'steps', 'title', 'updatedAt']);
  expect(page.title.length).toBeGreaterThan(3);
  const text = JSON.stringify(page);
  expect(text.length).toBeGreaterThan(800);
  expect(text).not.toMatch(/lorem|wird implementiert/i);
});

test('a platform admin changes a page, visitors see it, and a restore returns the shipped text', async () => {
  const admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  const visitor = await callerFor(app(), null);
  const shipped = await visitor.pages.page({ slug: 'about' });
  await admin.pages.save({ ...draft, slug: 'about', title: 'Wir', markdown: '# Eigener Text\n\n[Konto](/account)' });
  expect(await visitor.pages.page({ slug: 'about' })).toMatchObject({
    title: 'Wir',
    sections: [{ title: 'Eigener Text', html: '<p><a href="/account">Konto</a></p>', parts: [] }],
  });
  const former = await formerAdminCaller(app());
  const { version: basedOnVersion } = await admin.pages.source({ slug: 'about' });
  const { title, description, markdown } = await admin.pages.source({ slug: 'features' });
  const about = { slug: 'about', basedOnVersion } as const;
  const forbidden = [
    former.pages.save({ ...draft, slug: 'features' }),
    former.pages.save({ ...draft, ...about }),
    former.pages.save({ ...(await readShippedPage('about')), ...about }),
    former.pages.restore({ slug: 'about' }),
  ];
  expect(await Promise.all(forbidden.map(outcomeOf))).toEqual(Array(4).fill('FORBIDDEN'));
  expect(await admin.pages.source({ slug: 'features' })).toMatchObject({ title, description, markdown, version: 0 });
  expect((await admin.pages.source({ slug: 'about' })).version).toBe(basedOnVersion);
  await admin.pages.restore({ slug: 'about' });
  expect(await visitor.pages.page({ slug: 'about' })).toEqual(shipped);
});

test('a template marks its gaps for visitors until they are filled', async () => {
  const admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  const visitor = await callerFor(app(), null);
  const shipped = await visitor.pages.page({ slug: 'imprint' });
  expect(shipped.intro).toBe('');
  expect(JSON.stringify(shipped.sections)).toContain('E-Mail: <mark>[E-Mail-Adresse]</mark>');
  const missing = async () => (await admin.adminDashboard.services()).missing;
  expect((await missing()).pagesWithGaps).toEqual(['privacy', 'terms', 'imprint', 'accessibility']);
  const terms = JSON.stringify((await visitor.pages.page({ slug: 'terms' })).sections);
  expect(terms).toContain('<mark>[noch offen]</mark>');
  expect(terms).toContain('<mark>[Alter]</mark>');
  expect(terms).not.toMatch(/\[[^\]]*(?:prüfen|ergänzen)/iu);
  const markdown = '## Kontakt\n\n[Fragen](/contact), [offen]';
  const { version } = await admin.pages.save({ ...draft, slug: 'imprint', markdown });
  expect((await visitor.pages.page({ slug: 'imprint' })).sections[0]?.html).toBe(
    '<p><a href="/contact">Fragen</a>, <mark>[offen]</mark></p>',
  );
  await admin.pages.save({ ...draft, slug: 'imprint', markdown: '[Fragen](/contact)', basedOnVersion: version });
  expect(await visitor.pages.page({ slug: 'imprint' })).toMatchObject({ hasGaps: false });
  expect((await missing()).pagesWithGaps).toEqual(['privacy', 'terms', 'accessibility']);
  await admin.pages.restore({ slug: 'imprint' });
});

test('visitors see the address for questions as soon as it is set', async () => {
  const admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  const visitor = await callerFor(app(), null);
  expect(await visitor.auth.options()).not.toHaveProperty('contact');
  expect((await admin.adminDashboard.services()).missing.hasContact).toBe(false);
  await setSetting(admin, 'mail', { contact: 'hilfe@firma.de' });
  expect(await visitor.pages.page({ slug: 'contact' })).toMatchObject({ contact: 'hilfe@firma.de' });
  expect(await visitor.pages.page({ slug: 'pricing' })).toMatchObject({ contact: 'hilfe@firma.de' });
  expect(await visitor.auth.options()).toMatchObject({ contact: 'hilfe@firma.de' });
  expect((await admin.adminDashboard.services()).missing.hasContact).toBe(true);
  await setSetting(admin, 'mail', { contact: '' });
});

test('only changed text is stored: unchanged pages follow the shipped text', async () => {
  const by = await makePersonAs(app(), 'platformAdmin');
  const admin = await callerFor(app(), by);
  const noted = () => auditTrail(app(), { resourceId: 'careers' });
  const countStored = () => app().db.prisma.contentPage.count({ where: { slug: 'careers' } });
  const { title, description, markdown, version } = await admin.pages.source({ slug: 'careers' });
  const asShipped = { slug: 'careers' as const, title, description, markdown };

  expect(await admin.pages.save({ ...asShipped, basedOnVersion: version })).toEqual({ version: 0 });
  expect(await countStored()).toBe(0);
  expect(await noted()).toEqual([]);

  const own = await admin.pages.save({ ...asShipped, title: 'Mitmachen', basedOnVersion: 0 });
  expect(await countStored()).toBe(1);
  await expect(admin.pages.save({ ...asShipped, basedOnVersion: 0 })).rejects.toMatchObject({
    cause: { code: 'STALE_CHANGE' },
  });
  expect(await countStored()).toBe(1);

  expect(await admin.pages.save({ ...asShipped, basedOnVersion: own.version })).toEqual({ version: 0 });
  expect(await countStored()).toBe(0);
  expect((await admin.pages.page({ slug: 'careers' })).updatedAt).toBeNull();
  const change = { action: 'content_page_changed', actorId: by?.userId, details: { page: 'careers' } };
  expect(await noted()).toMatchObject([change, change]);
});

test('when two admins edit the same version, the second is refused', async () => {
  const admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  const saves = await Promise.allSettled(
    [1, 2, 3].map((number) => admin.pages.save({ ...draft, markdown: `Fassung ${number}` })),
  );
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(admin.pages.save({ ...draft, markdown: 'zu spät' })).rejects.toMatchObject({
    cause: { code: 'STALE_CHANGE' },
  });
  const { version } = await admin.pages.source({ slug: 'help' });
  await expect(admin.pages.save({ ...draft, basedOnVersion: version })).resolves.toEqual({ version: version + 1 });
});

test('an editor opened before a restore cannot overwrite later text', async () => {
  const admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  const { version } = await admin.pages.save({ ...draft, slug: 'blog' });
  await admin.pages.restore({ slug: 'blog' });
  app().clock.advance(2000);
  await admin.pages.save({ ...draft, slug: 'blog', markdown: 'neu' });
  await expect(admin.pages.save({ ...draft, slug: 'blog', basedOnVersion: version })).rejects.toMatchObject({
    cause: { code: 'STALE_CHANGE' },
  });
});

test.each([
  ['<script>alert(1)</script>', 'script'],
  ['<img src=x onerror=alert(1)>', 'onerror'],
  ['[x](javascript:alert(1))', 'javascript:'],
  ['<a href="data:text/html,x" onclick="y">z</a>', 'data:'],
  ['<iframe src="https://evil.example"></iframe>', 'iframe'],
  ['<p style="position:fixed">x</p>', 'style'],
])('%s is sanitised', (markdown, danger) => {
  const titled = `${markdown}\n\n## ${markdown}\n\n### ${markdown}\n\n${markdown}\n\n**[x](javascript:alert(1))**`;
  const { intro, sections, steps } = renderMarkdown(titled);
  expect(intro).not.toContain(danger);
  expect(JSON.stringify(sections)).not.toContain(danger);
  expect(steps).toEqual([]);
});

test('headings divide a page, and bold links at its end are the next steps', () => {
  const markdown = 'Kurz.\n\n# Konto & *mehr*\n\nA\n\n### Frage?\n\nB\n\n#### C\n\n> ## D';
  const sections = [
    {
      title: 'Konto & mehr',
      html: '<p>A</p>',
      parts: [{ title: 'Frage?', html: '<p>B</p>\n<h4>C</h4>\n<blockquote>\n<h2>D</h2>\n</blockquote>' }],
    },
  ];
  const end = '\n\n**[Los](/tests)** **[Mehr](/auth?tab=signup)**\n';
  const steps = [
    { label: 'Los', path: '/tests' },
    { label: 'Mehr', path: '/auth?tab=signup' },
  ];
  expect(renderMarkdown(markdown)).toEqual({ intro: '<p>Kurz.</p>', sections, steps: [] });
  expect(renderMarkdown(markdown + end)).toEqual({ intro: '<p>Kurz.</p>', sections, steps });
});

test.each(['Satz mit **[Link](/tests)**', '**[a](//evil.example)**', '**[a](https://evil.example)**'])(
  '%s is no next step',
  (end) => expect(renderMarkdown(`Text\n\n${end}`).steps).toEqual([]),
);

test.each([
  ['nested quotes', '> '.repeat(50_000)],
  ['text with exponential parsing time', `${'  - a\n'.repeat(16_000)}`],
  ['brackets', '!['.repeat(50_000)],
])('%s block neither saving nor reading', async (_, markdown) => {
  const admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
  const { version } = await admin.pages.source({ slug: 'terms' });
  const page = { ...draft, slug: 'terms' as const, markdown, basedOnVersion: version };
  const saved = await busiestSlice(() => outcomeOf(admin.pages.save(page)));
  expect(['accepted', 'TEXT_TOO_COMPLEX']).toContain(saved.result);
  expect(saved.busiestMs).toBeLessThan(100);
  const { result, busiestMs } = await busiestSlice(() => admin.pages.page({ slug: 'terms' }));
  expect(result.title).not.toBe('');
  expect(busiestMs).toBeLessThan(100);
});
