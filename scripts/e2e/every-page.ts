import { setTimeout as pause } from 'node:timers/promises';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../server/testing/app.ts';
import type { Who } from '../screens/people.ts';
import { type Scene, scenesOf } from '../screens/scenes.ts';
import { makeWorld, type World } from '../screens/world.ts';
import { axeOptions, type Device, expectNoComplaints, type Open, setTextSize, viewports } from './browser.ts';
import { expectHeading } from './expectations.ts';
import { nowhere, pageScript } from './in-page.ts';
import { signInDirectly } from './sign-in.ts';

/** A page takes less than a second, or five on busy cores. */
const sceneTimeoutMs = 45_000;
const walkTimeoutMs = 15 * 60_000;

export function testEveryPage(app: () => TestApp, open: Open, people: ReadonlyArray<Who | null>): void {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(app());
  });

  const rows = people.map((who) => ({ who, name: who ?? 'visitor' }));
  test.each(rows)('as $name, every page is accessible and fits', { timeout: walkTimeoutMs }, async ({ who }) => {
    const page = await open();
    if (who !== null) await signInDirectly(page, app(), world.people[who]);
    await page.addInitScript(pageScript);
    await page.goto(nowhere.path);
    let views: readonly View[] = inOrder;
    for (const scene of scenesOf(world).filter((one) => one.who === who)) {
      // The rate limit allows fewer pages per minute.
      await app().db.pool.query('delete from rate_limits');
      await inTime(expectScene(page, scene, views)).catch((error: unknown) => {
        throw new Error(`${scene.name} failed`, { cause: error });
      });
      views = views.toReversed();
    }
  });
}

async function inTime(work: Promise<void>): Promise<void> {
  const isDone = new AbortController();
  const late = pause(sceneTimeoutMs, undefined, { signal: isDone.signal }).then(() => {
    throw new Error(`not finished within ${sceneTimeoutMs} ms`);
  });
  await Promise.race([work, late]).finally(() => isDone.abort());
}

type View = { device: Device; colorScheme: 'light' | 'dark'; textSize: number; rules: 'all' | 'colours' | 'none' };

const inOrder: readonly [View, ...View[]] = [
  { device: 'desktop', colorScheme: 'light', textSize: 16, rules: 'all' },
  { device: 'narrow', colorScheme: 'light', textSize: 16, rules: 'none' },
  { device: 'phone', colorScheme: 'dark', textSize: 16, rules: 'colours' },
  { device: 'phone', colorScheme: 'dark', textSize: 24, rules: 'none' },
];

/** Each style is checked once per view, because colour rules are the slowest. */
const colours = ['color-contrast', 'link-in-text-block'];
const colourOptions: RunOptions = { ...axeOptions, rules: {}, runOnly: colours };
const otherOptions: RunOptions = {
  ...axeOptions,
  rules: { ...axeOptions.rules, ...Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])) },
};

async function expectScene(page: Page, scene: Scene, views: readonly View[]): Promise<void> {
  const visibleViews = scene.act === undefined ? views : inOrder.map((view) => fitting(scene, view));
  await show(page, scene, visibleViews[0] ?? inOrder[0]);
  for (const view of visibleViews) {
    await setView(page, view);
    expect(await findings(page, view)).toEqual({ violations: [], colours: [], outside: [] });
  }
  expectNoComplaints(page);
}

const fitting = ({ isForPhones }: Scene, view: View): View =>
  isForPhones && view.device === 'desktop' ? { ...view, device: 'phone' } : view;

const findings = (page: Page, { device, colorScheme, rules }: View) =>
  page.evaluate(
    async ([scheme, view, other, colour]) => {
      const { settle, findOutside, findViolations, findUnseenViolations } = window.inspector;
      await settle(scheme);
      return {
        outside: await findOutside(),
        violations: other === null ? [] : await findViolations(other),
        colours: colour === null ? [] : await findUnseenViolations(colour, view),
      };
    },
    [
      colorScheme,
      `${device} ${colorScheme}`,
      rules === 'all' ? otherOptions : null,
      rules === 'none' ? null : colourOptions,
    ] as const,
  );

const lastViews = new WeakMap<Page, View>();

/** Sets only differences, because every change restyles the whole page. */
async function setView(page: Page, view: View): Promise<void> {
  const last = lastViews.get(page);
  lastViews.set(page, view);
  await Promise.all([
    last?.device !== view.device && page.setViewportSize(viewports[view.device]),
    last?.colorScheme !== view.colorScheme && page.emulateMedia({ colorScheme: view.colorScheme }),
    last?.textSize !== view.textSize && setTextSize(page, view.textSize),
  ]);
}

async function show(page: Page, { path, heading, act }: Scene, view: View): Promise<void> {
  if (lastViews.get(page) !== view) {
    await page.evaluate((to) => window.inspector.goTo(to), nowhere);
    await setView(page, view);
  }
  if (heading === nowhere.heading) {
    await page.goto(path);
    await expectHeading(page, heading);
  } else await page.evaluate((to) => window.inspector.goTo(to), { path, heading });
  if (act !== undefined) return act(page);
  // A page without data may retry once.
  await expect
    .poll(() => page.evaluate(() => window.inspector.outline()))
    .toEqual({ lang: 'de', headings: 1, mains: 1, title: expect.stringMatching(/Passgenau/) });
}
