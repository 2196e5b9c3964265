import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { beforeAll, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { type Device, testBrowser } from '../e2e/browser.ts';
import { signInDirectly } from '../e2e/sign-in.ts';
import type { Who } from './people.ts';
import { type Scene, scenesOf } from './scenes.ts';
import { settle } from './settle.ts';
import { makeWorld, type World } from './world.ts';

const folder = process.env['SCREENS_FOLDER'] ?? '';
const part = process.env['SCREENS_PART'] ?? '';
const moment = new Date('2026-03-05T10:00:00Z');

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
let world: World;

beforeAll(async () => {
  app().clock.set(moment);
  // The product shuffles with Math.random; a constant keeps the order of the catalogue.
  Math.random = () => 0.5;
  world = await makeWorld(app());
}, 60_000);

test('pictures of every page', async () => {
  const failures: string[] = [];
  const scenes = scenesOf(world).filter(({ name }) => name.includes(part));
  const takeAll = async (device: Device) => {
    for (const scene of scenes)
      await takeScene(scene, device).catch((error: unknown) =>
        failures.push(`${scene.name} on a ${device}: ${String(error)}`),
      );
  };
  await Promise.all([takeAll('desktop'), takeAll('phone'), takeAll('narrow')]);
  if (failures.length > 0) throw new Error(failures.join('\n'));
});

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
const signedIn = new Map<Who, Promise<Cookies>>();

function cookiesOf(who: Who): Promise<Cookies> {
  const signIn = async () => {
    const page = await open();
    await signInDirectly(page, app(), world.people[who]);
    return page.context().cookies();
  };
  const cookies = signedIn.get(who) ?? signIn();
  signedIn.set(who, cookies);
  return cookies;
}

async function takeScene(scene: Scene, device: Device): Promise<void> {
  await app().db.pool.query('delete from rate_limits');
  const page = await open(device);
  try {
    await page.clock.setFixedTime(app().clock.now());
    if (scene.who !== null) await page.context().addCookies(await cookiesOf(scene.who));
    await page.goto(scene.path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settle(page);
    await scene.act?.(page);
    const width = page.viewportSize()?.width;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
      await settle(page);
      const path = join(folder, `${scene.name}-${width}-${colorScheme}.png`);
      await page.screenshot({
        path,
        fullPage: true,
        animations: 'disabled',
        mask: [page.getByLabel('Link zum Kurs')],
        maskColor: '#d8d2c6',
      });
    }
  } finally {
    await page.context().close();
  }
}
