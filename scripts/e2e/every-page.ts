import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../server/testing/app.ts';
import type { Who } from '../screens/people.ts';
import { type Scene, scenesOf } from '../screens/scenes.ts';
import { makeWorld, type World } from '../screens/world.ts';
import {
  expectAccessible,
  expectDrawn,
  expectNoComplaints,
  expectNoSidewaysScroll,
  type Open,
  setTextSize,
  viewports,
} from './browser.ts';
import { expectHeading } from './expectations.ts';
import { signInDirectly } from './sign-in.ts';

/** Ends a page that hangs. One takes less than a second, and five where others compute on the same cores. */
const sceneTimeoutMs = 45_000;
/** For all pages of a person together; one that hangs has ended long before. */
const walkTimeoutMs = 15 * 60_000;

/** Every page of the product that these people see, and what opens there. One browser for all pages of a person: it has the program already. */
export function testEveryPage(app: () => TestApp, open: Open, people: ReadonlyArray<Who | null>): void {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(app());
  });

  test.each(people)('every page that %s sees is accessible and fits', { timeout: walkTimeoutMs }, async (who) => {
    const page = await open();
    if (who !== null) await signInDirectly(page, app(), world.people[who]);
    for (const scene of scenesOf(world).filter((one) => one.who === who)) {
      // Nobody looks at this many pages in a minute.
      await app().db.pool.query('delete from rate_limits');
      await inTime(expectScene(page, scene)).catch((error: unknown) => {
        throw new Error(`${scene.name} is not sound`, { cause: error });
      });
    }
  });
}

async function inTime(work: Promise<void>): Promise<void> {
  const isDone = new AbortController();
  const late = pause(sceneTimeoutMs, undefined, { signal: isDone.signal }).then(() => {
    throw new Error(`not seen through within ${sceneTimeoutMs} ms`);
  });
  await Promise.race([work, late]).finally(() => isDone.abort());
}

/** All rules at the scene's first width in light, contrast in dark on a phone; at no width anything sticks out. */
async function expectScene(page: Page, { path, heading, act, isForPhones }: Scene): Promise<void> {
  await page.setViewportSize(isForPhones ? viewports.phone : viewports.desktop);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  if (heading === undefined) await page.getByRole('heading', { level: 1 }).waitFor();
  else await expectHeading(page, heading);
  await expectLoaded(page);
  if (act === undefined) await expectOneOfEach(page);
  else await act(page);
  await expectAccessible(page);
  await expectToFit(page);
  await page.setViewportSize(viewports.phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await expectLoaded(page);
  await expectAccessible(page, ['color-contrast', 'link-in-text-block']);
  await expectToFit(page);
  await page.setViewportSize(viewports.narrow);
  await expectDrawn(page);
  await expectToFit(page);
  await page.setViewportSize(viewports.phone);
  await setTextSize(page, 24);
  await expectToFit(page);
  await setTextSize(page, 16);
  expectNoComplaints(page);
}

const expectLoaded = (page: Page) =>
  page.getByRole('status', { name: 'Wird geladen' }).first().waitFor({ state: 'hidden' });

/** German, one heading, one main part, a title of its own. */
async function expectOneOfEach(page: Page): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByRole('main').count()).toBe(1);
  expect(await page.title()).toMatch(/Passgenau/);
}

async function expectToFit(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page).catch(async (error: unknown) => {
    throw new Error(`too wide: ${(await outside(page)).join('\n')}`, { cause: error });
  });
}

/** Everything that sticks out of the window and cannot be scrolled into sight, for the message of a failing test. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const isScrolledByItself = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
        isScrolledByItself(element.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
      .filter((element) => !isScrolledByItself(element.parentElement))
      .map((element) => element.outerHTML.slice(0, 120));
  });
