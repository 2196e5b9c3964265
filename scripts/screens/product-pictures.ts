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
const viewer = 'Fuldatal Metallbau';
const owner = 'miriam.okonkwo@demo.example';

type Place = (page: Page) => Locator;

/** The picture reaches from `start` to the end of `end`, which is `start` by default. `zoom`: above 1 for a part that is narrower than a picture. */
type View = {
  path: string;
  who: string;
  start: Place;
  end?: Place;
  zoom?: number;
};

const heading =
  (name: string | RegExp): Place =>
  (page) =>
    page.getByRole('heading', { name }).first();
const row =
  (number: number): Place =>
  (page) =>
    page.locator(`main li:nth-of-type(${number})`, { hasText: /Platz \d/u }).first();

const card =
  (name: string): Place =>
  (page) =>
    page
      .getByRole('listitem')
      .filter({ has: heading(name)(page) })
      .last();

const boardCard: Place = (page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Verschieben/u }) });

async function viewsOfDemo(): Promise<Readonly<Record<ProductPicture, View>>> {
  const { prisma } = app().db;
  const where = { title: { startsWith: 'Pflegefachkraft' }, status: 'published' as const };
  const { id: jobId, title: job } = await prisma.job.findFirstOrThrow({ where, select: { id: true, title: true } });
  const { title: course } = await prisma.course.findFirstOrThrow({
    where: { status: 'published', visibility: 'public' },
    select: { title: true },
    orderBy: { createdAt: 'asc' },
  });
  return {
    match: { path: '/discover', who: applicant, start: card(job) },
    result: { path: '/dashboard?tab=skills', who: applicant, start: row(1), end: row(3) },
    seen: { path: '/account?tab=seen', who: applicant, start: card(viewer) },
    course: { path: '/courses', who: applicant, start: card(course) },
    board: {
      path: `/company/job/${jobId}/applications`,
      who: owner,
      // Phones show the columns of the board as tabs; the picture begins below these.
      start: (page) =>
        page
          .getByRole('region', { name: /^Beworben/u })
          .or(boardCard(page))
          .first(),
      end: boardCard,
      zoom: 1.22,
    },
  };
}

type Heights = Record<PictureDevice, Partial<Record<ProductPicture, number>>>;

test('takes the pictures of the demo', async () => {
  await ensureDemoAccounts(app());
  const views = await viewsOfDemo();
  const heights: Heights = { phone: {}, desktop: {} };
  for (const device of pictureDevices) {
    for (const name of productPictures) heights[device][name] = await takeView(name, device, views[name]);
  }
  await writeFile(heightsFile, heightsText(heights));
});

const heightsFile = 'shared/pages/product-picture-heights.ts';

function heightsText(heights: Heights): string {
  const rows = pictureDevices.map((device) => {
    const cells = Object.entries(heights[device]).map(([name, height]) => `${name}: ${height}`);
    return `  ${device}: { ${cells.join(', ')} },\n`;
  });
  return `/** In CSS pixels, written by \`npm run screens -- --product\`: a picture ends where a part of the screen ends. */
export const productPictureHeights = {
${rows.join('')}} as const;
`;
}

/** Companies have their menu at the left of a wide window. */
const sidebarWidth = 300;

/** High, so that the bar at the bottom lies below the picture. */
const viewports = { phone: { width: 360, height: 3000 }, desktop: { width: 608, height: 3000 } } as const;

/** Returns the height of the picture. */
async function takeView(name: ProductPicture, device: PictureDevice, view: View): Promise<number> {
  const { path, who, start, end = start } = view;
  const zoom = device === 'desktop' ? (view.zoom ?? 1) : 1;
  const { width: usual, height: viewportHeight } = viewports[device];
  const viewport = { width: zoom === 1 ? usual : Math.round(usual / zoom) + sidebarWidth, height: viewportHeight };
  const page = await open('desktop', { viewport, deviceScaleFactor: pictureSizes[device].scale * zoom });
  const { id } = await app().db.prisma.user.findUniqueOrThrow({ where: { email: who }, select: { id: true } });
  await signInDirectly(page, app(), { userId: id, email: who });
  await page.goto(path);
  const from = start(page);
  await from.waitFor();
  await settle(page);
  const width = Math.round(pictureSizes[device].width / zoom);
  const clip = await cropOf(from, end(page), { slack: viewport.width - width, width });
  for (const scheme of pictureSchemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor();
    await settle(page);
    const png = await page.screenshot({ animations: 'disabled', fullPage: true, clip });
    const file = productPictureFile(name, { scheme, device });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await asWebp(png));
  }
  await page.context().close();
  return Math.round(clip.height * zoom);
}

const margin = 8;
const mostHeight = 640;

type Crop = { slack: number; width: number };

async function cropOf(start: Locator, end: Locator, { slack, width }: Crop) {
  const boxOf = (element: Element) => {
    const { x, top, bottom } = element.getBoundingClientRect();
    return { x: x + window.scrollX, top: top + window.scrollY, bottom: bottom + window.scrollY };
  };
  const from = await start.evaluate(boxOf);
  const ends = await Promise.all((await end.all()).map((one) => one.evaluate(boxOf)));
  const bottom = Math.max(...ends.map((box) => box.bottom)) + margin;
  const y = Math.round(from.top - margin);
  const x = Math.max(0, Math.min(from.x - Math.min(margin, slack / 2), slack));
  return { x, y, width, height: Math.min(Math.round(bottom) - y, mostHeight) };
}

const quality = 0.42;

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
