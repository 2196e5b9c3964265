import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { excelRange, libreOffice } from '../../client/lib/paste/fixtures/others.ts';
import { wordDocument } from '../../client/lib/paste/fixtures/word.ts';
import { testApp } from '../../server/testing/app.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';
import { samples } from '../../server/testing/uploads.ts';
import { makeAuthors, saved, textOf } from './authors.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

type Clipboard = { html?: string; text?: string; png?: string };

async function paste(page: Page, clipboard: Clipboard, field = textOf(page)): Promise<void> {
  await field.click();
  await page.keyboard.press('Control+A');
  await field.evaluate((element, { html = '', text = '', png }: Clipboard) => {
    const clipboardData = new DataTransfer();
    if (html !== '') clipboardData.setData('text/html', html);
    if (text !== '') clipboardData.setData('text/plain', text);
    if (png !== undefined) {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    }
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, clipboard);
}

async function openText(device: 'desktop' | 'phone' = 'desktop') {
  const authors = await makeAuthors(app());
  const page = await openAs(authors.anna, authors.path, device);
  const stored = async () => {
    const [block] = await authors.blocks();
    return block?.type === 'text' ? block.content.content : null;
  };
  return { page, stored, blocks: authors.blocks, courseId: authors.courseId, lessonId: authors.lessonId };
}

test('pasting from Word keeps headings, lists, links and tables, and names what is left out', async () => {
  const { page, stored } = await openText();
  await paste(page, { html: wordDocument, text: 'Übergabe' });
  await page.getByText('Nicht übernommen: 1 Bild, 1 Zeichnung.').waitFor();
  await saved(page);
  await expect.poll(stored).toContain('</table>');
  const html = await stored();
  expect(html).toContain('<h2>Übergabe</h2>');
  expect(html).toContain('<h3>Ablauf</h3>');
  expect(html).toContain(
    '<ul><li><p>Erster Punkt</p><ul><li><p>Darunter</p></li></ul></li><li><p>Zweiter Punkt</p></li></ul>',
  );
  expect(html).toContain('<ol><li><p>Schlüssel</p></li><li><p>Buch</p></li></ol>');
  expect(html).toContain('<tr><td><p>A1</p></td><td><p>B1</p></td></tr><tr><td><p>A2</p></td><td><p>B2</p></td></tr>');
  expect(html).toMatch(/<a [^>]*href="https:\/\/example.org\/plan"[^>]*>Plan<\/a> und Falle/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expectNoComplaints(page);
});

test('an Excel range becomes an editable table, not a picture', async () => {
  const { page, stored, blocks } = await openText();
  await paste(page, { html: excelRange, text: 'Schicht\tBeginn\nFrüh\t06:00', png: samples.png.toString('base64') });
  const header = '<tr><th><p>Schicht</p></th><th><p>Beginn</p></th></tr>';
  await expect.poll(stored).toContain(`${header}<tr><td><p>Früh</p></td><td><p>06:00</p></td></tr>`);
  expect(await blocks()).toHaveLength(1);
  await textOf(page).getByText('06:00').click();
  await page.getByRole('button', { name: 'Zeile löschen' }).click();
  await page.getByRole('button', { name: 'Spalte rechts einfügen' }).click();
  await expect.poll(stored).not.toContain('06:00');
  expect(((await stored()) ?? '').match(/<th>/g)).toHaveLength(3);
});

test('pasted pictures become content after the text', async () => {
  const { page, stored, blocks } = await openText();
  await paste(page, { html: libreOffice.replace('iVBORw0KGgo=', samples.png.toString('base64')) });
  await expect.poll(async () => (await blocks()).map(({ type }) => type)).toEqual(['text', 'asset']);
  await page.getByText('Nicht übernommen: 1 Zeichnung.').waitFor();
  await expect.poll(stored).toContain('<h2>Dienst</h2>');
  await paste(page, { png: samples.png.toString('base64') });
  await expect.poll(async () => (await blocks()).map(({ type }) => type)).toEqual(['text', 'asset', 'asset']);
});

test('typed numbers become a list', async () => {
  const { page, stored } = await openText();
  await paste(page, { text: 'Ablauf\n1. Tür\n2. Licht' });
  await expect.poll(stored).toBe('<p>Ablauf</p><ol><li><p>Tür</p></li><li><p>Licht</p></li></ol>');
});

test('a job text accepts a pasted table and names the omitted picture', async () => {
  const orgId = await makeOrganisation(app(), 'Haus am See');
  const anna = await makeMember(app(), { name: 'Anna Fein', orgId, role: 'editor' });
  const { caller } = anna;
  const { jobId } = await caller.jobs.create({ title: 'Pflegefachkraft' });
  const page = await openAs(anna, `/company/job/${jobId}`);
  const field = page.getByRole('textbox', { name: 'Beschreibung', exact: true });
  await paste(page, { html: excelRange }, field);
  const description = async () => (await caller.jobs.job({ jobId })).draft.description;
  await expect.poll(description).toContain('<th><p>Schicht</p></th>');
  await paste(page, { png: samples.png.toString('base64') }, field);
  await page.getByText('Nicht übernommen: 1 Bild.').waitFor();
});

const wideTable = `<table><tr>${'<th>Überschrift der Spalte</th>'.repeat(8)}</tr><tr>${'<td>Inhalt</td>'.repeat(8)}</tr></table>`;

test('a wide table has its own scrollbar on a phone, for authors and readers', async () => {
  const { page, stored, courseId, lessonId } = await openText('phone');
  await paste(page, { html: wideTable });
  await expect.poll(stored).toContain('</table>');
  await saved(page);
  await expectNoSidewaysScroll(page);
  await page.goto(`/company/course/${courseId}/draft?lesson=${lessonId}`);
  await page.locator('.pg-prose table').waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect
    .poll(() => page.locator('.pg-prose [data-scrollable]').evaluate((box) => box.scrollWidth > box.clientWidth))
    .toBe(true);
});
