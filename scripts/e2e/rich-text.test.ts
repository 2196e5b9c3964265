import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { addContent } from '../../server/testing/exports.ts';
import { type Crew, makeCrew } from '../../server/testing/organisations.ts';
import { download } from '../../server/testing/uploads.ts';
import { exportPath } from '../../shared/export/bundle.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { openPlatform, type Platform } from './learning-platform.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
let crew: Crew;
let place: { courseId: string; lessonId: string };
let platform: Platform;

const html = [
  '<h2>Abschnitt</h2><p>Text mit <a href="https://example.org/">Link</a>, <code>Code</code> und <strong>Nachdruck</strong>.</p>',
  '<ul><li>Eins</li><li>Zwei<ul><li>Tief<ul><li>Tiefer</li></ul></li></ul></li></ul><h3>Teil</h3>',
  '<ol><li>Erst</li><li>Dann<ol><li>Genauer<ol><li>Ganz genau</li></ol></li></ol></li></ol>',
  '<blockquote><p>Ein Zitat</p></blockquote><h4>Stück</h4><pre><code>ja = 1;</code></pre><p>Ende</p>',
].join('');

beforeAll(async () => {
  crew = await makeCrew(app());
  const { caller } = crew.owner;
  const { courseId } = await caller.courses.create({ title: 'Kurs mit Text' });
  const { moduleId } = await caller.editor.addModule({ courseId, title: 'Grundlagen' });
  const { lessonId } = await caller.editor.addLesson({ courseId, moduleId, title: 'Alles' });
  place = { courseId, lessonId };
  await addContent(crew.owner, place, { type: 'text', content: { content: html } });
  await caller.publishing.publish({ courseId });
  const response = await download(app(), exportPath('scorm', { courseId, number: 1 }), crew.owner);
  platform = await openPlatform(new Uint8Array(await response.arrayBuffer()));
});
afterAll(() => platform.close());

const parts = [
  ...['h2', 'h3', 'h4', 'p', 'p a', 'p code', 'p strong', 'blockquote', 'pre', 'pre code', 'ul', 'ul ul', 'ul ul ul'],
  ...['ol', 'ol ol', 'ol ol ol', 'ul li', 'ol li'],
];
const shape = [
  ...['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'lineHeight', 'letterSpacing', 'hyphens'],
  ...['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'],
  ...['borderTopWidth', 'borderLeftWidth', 'borderTopLeftRadius', 'textDecorationLine', 'textUnderlineOffset'],
  ...['overflowWrap'],
] as const;
const colours = ['color', 'backgroundColor'] as const;
const margins = ['marginTop', 'marginBottom'] as const;

const looks = (frame: Page | FrameLocator, properties: readonly string[]) =>
  frame
    .locator('.pg-prose')
    .first()
    .evaluate(
      (prose, { selectors, names, outer }) => {
        const look = (selector: string) => {
          const element = prose.querySelector(`:scope ${selector}`);
          if (element === null) return null;
          const wanted = [
            ...names,
            ...(/^p/.test(selector) ? [] : outer),
            ...(/^[uo]l/.test(selector) ? ['listStyleType', 'listStylePosition'] : []),
          ];
          const pick = (style: CSSStyleDeclaration, which: readonly string[]) =>
            which.map((name) => `${name}: ${style[name as keyof CSSStyleDeclaration]}`);
          const marker = selector.endsWith('li') ? pick(getComputedStyle(element, '::marker'), ['fontWeight']) : [];
          return [...pick(getComputedStyle(element), wanted), ...marker];
        };
        const topOf = (text: string) => {
          const walker = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
            if (node.textContent?.trim() !== text) continue;
            range.selectNodeContents(node);
            return range.getBoundingClientRect();
          }
          return new DOMRect();
        };
        const lines = ['Abschnitt', 'Eins', 'Zwei', 'Tief', 'Tiefer', 'Teil', 'Erst', 'Dann', 'Genauer', 'Ganz genau'];
        const all = [...lines, 'Ein Zitat', 'Stück', 'ja = 1;', 'Ende'].map(topOf);
        const [first = new DOMRect()] = all;
        const places = all.map(({ left, top }) => [Math.round(left - first.left), Math.round(top - first.top)]);
        return { looks: Object.fromEntries(selectors.map((selector) => [selector, look(selector)])), places };
      },
      { selectors: parts, names: properties, outer: margins as readonly string[] },
    );

async function reading(path: string): Promise<Page> {
  const page = await openAs(crew.owner, path);
  await page.locator('.pg-prose').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

test('rich text looks the same in the editor, for readers, in a course package and in print', async () => {
  const { courseId, lessonId } = place;
  const reader = await reading(`/company/course/${courseId}/preview`);
  const expected = await looks(reader, [...shape, ...colours]);
  expect(expected.looks['ul']).toContain('listStyleType: disc');
  expect(expected.looks['ul ul']).toContain('listStyleType: circle');
  expect(expected.looks['ol ol']).toContain('listStyleType: lower-alpha');
  expect(expected.looks['h2']?.[0]).toMatch(/^fontFamily: "Bricolage Grotesque"/);

  const editor = await reading(`/company/course/${courseId}?lesson=${lessonId}`);
  expect(await looks(editor, [...shape, ...colours])).toEqual(expected);

  const lms = await open();
  await lms.goto(`${platform.url}/course/index.html`);
  await lms.locator('.pg-prose').waitFor();
  await lms.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await looks(lms, [...shape, ...colours])).toEqual(expected);
  expect(await lms.evaluate(() => document.fonts.check('1rem "Instrument Sans"'))).toBe(true);

  await reader.goto(`/course/${courseId}?view=print`);
  await reader.locator('.pg-prose').first().waitFor();
  await reader.emulateMedia({ media: 'print' });
  const paper = shape.filter((name) => name !== 'overflowWrap');
  const onPaper = await looks(reader, paper);
  await reader.emulateMedia({ media: 'screen' });
  expect(onPaper).toEqual(await looks(reader, paper));
  await reader.goto(`/company/course/${courseId}/preview`);
  await reader.locator('.pg-prose').first().waitFor();
  expect(onPaper.looks).toEqual((await looks(reader, paper)).looks);
  for (const page of [reader, editor, lms]) expectNoComplaints(page);
});
