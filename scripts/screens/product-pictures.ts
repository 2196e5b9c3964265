/** `npm run screens -- --product` renews the pictures of the page /features from the demo. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ensureDemoAccounts } from '../../server/demo/demo.ts';
import { testApp } from '../../server/testing/app.ts';
import {
  type PictureDevice,
  type ProductPicture,
  pictureDevices,
  pictureSchemes,
  pictureSizes,
  productPictureFile,
  productPictures,
} from '../../shared/pages/product-pictures.ts';
import { testBrowser } from '../e2e/browser.ts';
import { signInDirectly } from '../e2e/sign-in.ts';
import { settle } from './settle.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

const applicant = 'jana.petersen@demo.example';
const owner = 'miriam.okonkwo@demo.example';

/** `start`: the words where the picture begins. `zoom`: below 1 for a screen that is wider than a picture. */
type View = { path: string; who: string; start: string | RegExp; zoom?: number };

async function viewsOfDemo(): Promise<Readonly<Record<ProductPicture, View>>> {
  const { prisma } = app().db;
  const where = { title: { startsWith: 'Pflegefachkraft' }, status: 'published' as const };
  const { id: jobId } = await prisma.job.findFirstOrThrow({ where, select: { id: true } });
  const { id: courseId, title } = await prisma.course.findFirstOrThrow({
    where: { status: 'published', visibility: 'public' },
    select: { id: true, title: true },
    orderBy: { createdAt: 'asc' },
  });
  return {
    result: { path: '/dashboard?tab=skills', who: applicant, start: 'Ihr Ergebnis' },
    match: { path: `/job/${jobId}`, who: applicant, start: 'Passung' },
    seen: { path: '/account?tab=seen', who: applicant, start: /^Zurzeit sehen \d+ Unternehmen etwas von Ihnen/u },
    board: { path: `/company/job/${jobId}/applications`, who: owner, start: /^Beworben/u, zoom: 0.79 },
    course: { path: `/course/${courseId}`, who: applicant, start: title },
  };
}

test('takes the pictures of the demo', async () => {
  await ensureDemoAccounts(app());
  const views = await viewsOfDemo();
  for (const device of pictureDevices) for (const name of productPictures) await takeView(name, device, views[name]);
});

/** Companies have their menu at the left of a wide window. */
const sidebarWidth = 300;

/** High, so that the bar at the bottom lies below the picture. */
const viewports = { phone: { width: 360, height: 1400 }, desktop: { width: 608, height: 1400 } } as const;

async function takeView(name: ProductPicture, device: PictureDevice, view: View): Promise<void> {
  const { path, who, start } = view;
  const zoom = device === 'desktop' ? (view.zoom ?? 1) : 1;
  const { width: usual, height: viewportHeight } = viewports[device];
  const viewport = { width: zoom === 1 ? usual : Math.round(usual / zoom) + sidebarWidth, height: viewportHeight };
  const page = await open('desktop', { viewport, deviceScaleFactor: pictureSizes[device].scale * zoom });
  const { id } = await app().db.prisma.user.findUniqueOrThrow({ where: { email: who }, select: { id: true } });
  await signInDirectly(page, app(), { userId: id, email: who });
  await page.goto(path);
  // Phones show the columns of the board as tabs.
  const heading = page
    .getByRole('heading', { name: start })
    .or(page.getByRole('tab', { name: start }))
    .first();
  await heading.waitFor();
  for (const scheme of pictureSchemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor();
    await settle(page);
    const clip = await cropFrom(heading, {
      viewport,
      width: pictureSizes[device].width / zoom,
      height: pictureSizes[device].height / zoom,
    });
    const png = await page.screenshot({ animations: 'disabled', fullPage: true, clip });
    const file = productPictureFile(name, { scheme, device });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await asWebp(png));
  }
  await page.context().close();
}

const margin = 16;

type Crop = { viewport: { width: number }; width: number; height: number };

async function cropFrom(heading: Locator, { viewport, width, height }: Crop) {
  const { x, y } = await heading.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + window.scrollX, y: box.y + window.scrollY };
  });
  const right = viewport.width - width;
  return { x: Math.max(0, Math.min(x - margin, right)), y: Math.max(0, y - margin), width, height };
}

const quality = 0.5;

/** Chromium encodes WebP, so that no image library is needed. */
async function asWebp(png: Buffer): Promise<Buffer> {
  const page: Page = await open();
  const data = await page.evaluate(
    async ([source, level]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', level);
    },
    [png.toString('base64'), quality] as const,
  );
  await page.context().close();
  expect(data).toMatch(/^data:image\/webp;/u);
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}
