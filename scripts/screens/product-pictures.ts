/** `npm run screens -- --product` renews the pictures of the page /features from the demo. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ensureDemoAccounts } from '../../server/demo/demo.ts';
import { testApp } from '../../server/testing/app.ts';
import {
  type ProductPicture,
  pictureSchemes,
  productPictureFile,
  productPictureSize,
  productPictures,
} from '../../shared/pages/product-pictures.ts';
import { testBrowser } from '../e2e/browser.ts';
import { signInDirectly } from '../e2e/sign-in.ts';
import { settle } from './settle.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);

const applicant = 'jana.petersen@demo.example';
const owner = 'miriam.okonkwo@demo.example';

/** `top`: the pixels above the picture, or the heading where it begins. */
type View = { path: string; who: string; top: number | string };

async function viewsOfDemo(): Promise<Readonly<Record<ProductPicture, View>>> {
  const { prisma } = app().db;
  const where = { title: { startsWith: 'Pflegefachkraft' }, status: 'published' as const };
  const { id: jobId } = await prisma.job.findFirstOrThrow({ where, select: { id: true } });
  const { id: courseId } = await prisma.course.findFirstOrThrow({
    where: { status: 'published', visibility: 'public' },
    select: { id: true },
    orderBy: { createdAt: 'asc' },
  });
  return {
    result: { path: '/dashboard?tab=skills', who: applicant, top: 'Ihr Ergebnis' },
    match: { path: `/job/${jobId}`, who: applicant, top: 'Passung' },
    seen: { path: '/account?tab=seen', who: applicant, top: 240 },
    board: { path: `/company/job/${jobId}/applications`, who: owner, top: 0 },
    course: { path: `/course/${courseId}`, who: applicant, top: 100 },
  };
}

test('takes the pictures of the demo', async () => {
  await ensureDemoAccounts(app());
  const views = await viewsOfDemo();
  for (const name of productPictures) await takeView(name, views[name]);
});

async function takeView(name: ProductPicture, { path, who, top }: View): Promise<void> {
  const page = await open();
  await page.setViewportSize(productPictureSize);
  const { id } = await app().db.prisma.user.findUniqueOrThrow({ where: { email: who }, select: { id: true } });
  await signInDirectly(page, app(), { userId: id, email: who });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const scheme of pictureSchemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor();
    await settle(page);
    await scrollTo(page, top);
    const png = await page.screenshot({ animations: 'disabled' });
    const file = productPictureFile(name, scheme);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await asWebp(png));
  }
  await page.context().close();
}

const headerHeight = 90;

async function scrollTo(page: Page, top: number | string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = typeof top === 'string' ? await page.getByRole('heading', { name: top }).first().boundingBox() : null;
  const y = typeof top === 'string' ? (box?.y ?? 0) - headerHeight : top;
  await page.evaluate((pixels) => window.scrollTo(0, pixels), y);
}

const quality = 0.7;

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
