import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeAuthors, textOf } from './authors.ts';
import { type Device, expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectHeading, successMessage } from './expectations.ts';
import { enter } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const drawing = { state: 'hidden', timeout: 2_000 } as const;
const removed = (page: Page) => successMessage(page, 'Inhalt gelöscht');

async function openEditor(device: Device) {
  const authors = await makeAuthors(app(), { modules: 1, lessons: 1, blocks: 3 });
  const page = await open(device);
  await page.clock.install();
  await enter(page, app(), { person: authors.anna, path: authors.path });
  await textOf(page, 3).waitFor();
  return { ...authors, page };
}

const removeBlock = (page: Page, index: number) =>
  page.getByRole('button', { name: `Text, Inhalt ${index} löschen` }).click();

const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const message = document.querySelector('[data-position] [role="status"], [data-position] [role="alert"]');
    if (message === null) return ['no message'];
    const { left, right, top, bottom } = message.getBoundingClientRect();
    const controls = document.querySelectorAll('a[href], button, input, select, textarea, [contenteditable="true"]');
    return [...controls]
      .filter((control) => !message.contains(control) && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const one = control.getBoundingClientRect();
        return one.left < right && left < one.right && one.top < bottom && top < one.bottom;
      })
      .map((control) => control.textContent || control.outerHTML);
  });

test.each(['desktop', 'phone'] as const)(
  'on a %s a message is at the lower edge and covers nothing',
  async (device) => {
    const { page } = await openEditor(device);
    await removeBlock(page, 3);
    await removed(page).waitFor();
    await textOf(page, 3).waitFor({ state: 'detached' });
    const box = await removed(page).boundingBox();
    const window = page.viewportSize();
    if (box === null || window === null) throw new Error('nothing to measure');
    expect(box.y).toBeGreaterThan(window.height / 2);
    expect(box.y + box.height).toBeLessThanOrEqual(window.height);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(window.width);
    await expect.poll(() => coveredControls(page)).toEqual([]);
    await expectAccessible(page);
    expectNoComplaints(page);
  },
);

test('a message about a deletion by others stays until dismissed, also by keyboard, in light and dark', async () => {
  const { page, caller, courseId } = await openEditor('phone');
  await app().db.prisma.organisationMember.updateMany({ data: { role: 'owner' } });
  await caller.courses.remove({ courseId });
  const gone = page.getByRole('alert').filter({ hasText: 'Dieser Kurs wurde gelöscht.' });
  await gone.waitFor();
  await expectHeading(page, 'Kurse');
  await page.clock.fastForward(600_000);
  await gone.waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Meldung schließen' }).focus();
  await page.keyboard.press('Enter');
  await gone.waitFor(drawing);
  expectNoComplaints(page);
});
