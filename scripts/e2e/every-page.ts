import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../server/testing/app.ts';
import type { Who } from '../screens/people.ts';
import { type Scene, scenesOf } from '../screens/scenes.ts';
import { makeWorld, type World } from '../screens/world.ts';
import {
  type Device,
  expectAccessible,
  expectDrawn,
  expectNoComplaints,
  type Open,
  overflowOf,
  setTextSize,
  timeoutMs,
  viewports,
} from './browser.ts';
import { expectHeading } from './expectations.ts';
import { signInDirectly } from './sign-in.ts';

/** Ends a page that hangs. One takes less than a second, and five where others compute on the same cores. */
const sceneTimeoutMs = 45_000;
/** For all pages of a person together; one that hangs has ended long before. */
const walkTimeoutMs = 15 * 60_000;

/** Every page of the product that these people see, and what opens there. One client for all pages of a person. */
export function testEveryPage(app: () => TestApp, open: Open, people: ReadonlyArray<Who | null>): void {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(app());
  });

  test.each(people)('every page that %s sees is accessible and fits', { timeout: walkTimeoutMs }, async (who) => {
    const page = await open();
    if (who !== null) await signInDirectly(page, app(), world.people[who]);
    await page.goto(nowhere.path);
    // In alternating order, a scene starts in the view that the previous one ended with.
    let views: readonly View[] = inOrder;
    for (const scene of scenesOf(world).filter((one) => one.who === who)) {
      // Nobody looks at this many pages in a minute.
      await app().db.pool.query('delete from rate_limits');
      await inTime(expectScene(page, scene, views)).catch((error: unknown) => {
        throw new Error(`${scene.name} is not sound`, { cause: error });
      });
      views = views.toReversed();
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

/** `rules`: what axe looks for; null where the page only has to fit. */
type View = {
  device: Device;
  colorScheme: 'light' | 'dark';
  textSize: number;
  rules: readonly string[] | 'all' | null;
};

/** All rules in light, contrast in dark on a phone; at no width anything sticks out, nor with larger text. */
const inOrder: readonly [View, ...View[]] = [
  { device: 'desktop', colorScheme: 'light', textSize: 16, rules: 'all' },
  { device: 'narrow', colorScheme: 'light', textSize: 16, rules: null },
  { device: 'phone', colorScheme: 'dark', textSize: 16, rules: ['color-contrast', 'link-in-text-block'] },
  { device: 'phone', colorScheme: 'dark', textSize: 24, rules: null },
];

/** Scenes with an action always start in the first view. */
async function expectScene(page: Page, scene: Scene, views: readonly View[]): Promise<void> {
  const shown = scene.act === undefined ? views : inOrder.map((view) => fitting(scene, view));
  await show(page, scene, shown[0] ?? inOrder[0]);
  for (const view of shown) {
    await look(page, view);
    if (view.rules !== null) await expectAccessible(page, view.rules === 'all' ? undefined : [...view.rules]);
    await expectToFit(page);
  }
  expectNoComplaints(page);
}

const fitting = ({ isForPhones }: Scene, view: View): View =>
  isForPhones && view.device === 'desktop' ? { ...view, device: 'phone' } : view;

const lastViews = new WeakMap<Page, View>();

/** Sets only what differs from the last view: every change restyles the whole page. */
async function look(page: Page, view: View): Promise<void> {
  const last = lastViews.get(page);
  lastViews.set(page, view);
  await Promise.all([
    last?.device !== view.device && page.setViewportSize(viewports[view.device]),
    last?.colorScheme !== view.colorScheme && page.emulateMedia({ colorScheme: view.colorScheme }),
  ]);
  await page.locator(`html[data-mantine-color-scheme="${view.colorScheme}"]`).waitFor();
  if (last?.textSize !== view.textSize) await setTextSize(page, view.textSize);
  else await expectDrawn(page);
  await expectLoaded(page);
}

/** A page shown between two scenes, so that the heading of the previous scene is never taken for that of the next. */
const nowhere = { path: '/gibt/es/nicht', heading: 'Oops! Page not found' };

async function show(page: Page, { path, heading, act }: Scene, view: View): Promise<void> {
  await goTo(page, nowhere.path);
  await expectHeading(page, nowhere.heading);
  await look(page, view);
  // Actions start from a fresh load, which closes the dialogs of the previous scene.
  if (act !== undefined || heading === nowhere.heading) await page.goto(path);
  else await goTo(page, path);
  if (heading !== undefined) await expectHeading(page, heading);
  else await page.getByRole('heading', { level: 1 }).filter({ hasNotText: nowhere.heading }).waitFor();
  await expectLoaded(page);
  if (act === undefined) await expectOneOfEach(page);
  else await act(page);
}

/** Navigates inside the running client, as a link does: a full load takes three times as long. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

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
  // Parts that measure themselves need a few frames after a resize.
  await expect
    .poll(() => overflowOf(page), { timeout: timeoutMs })
    .toBeLessThanOrEqual(0)
    .catch(async (error: unknown) => {
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
