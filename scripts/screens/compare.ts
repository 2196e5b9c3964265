import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../browser.mjs';

type Difference = { name: string; what: string; pixels: number };
type Compared = { pixels: number; picture: string | null };

const marker = '.difference.png';

export async function compareFolders(before: string, after: string): Promise<Difference[]> {
  const [former, now] = await Promise.all([picturesIn(before), picturesIn(after)]);
  const differences: Difference[] = [];
  for (const name of former.filter((one) => !now.includes(one)))
    differences.push({ name, what: 'missing', pixels: Number.POSITIVE_INFINITY });
  for (const name of now.filter((one) => !former.includes(one)))
    differences.push({ name, what: 'new', pixels: Number.POSITIVE_INFINITY });
  const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? '', args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    for (const name of former.filter((one) => now.includes(one))) {
      const [a, b] = await Promise.all([readFile(join(before, name)), readFile(join(after, name))]);
      const shown = join(after, name.replace(/\.png$/, marker));
      await rm(shown, { force: true });
      if (a.equals(b)) continue;
      const { pixels, picture } = await compareInBrowser(page, a.toString('base64'), b.toString('base64'));
      if (picture === null) continue;
      await writeFile(shown, Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'));
      differences.push({ name, what: `${pixels} pixels`, pixels });
    }
  } finally {
    await browser.close();
  }
  return differences.toSorted((a, b) => b.pixels - a.pixels);
}

const picturesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.png') && !name.endsWith(marker)).toSorted();

function compareInBrowser(page: Page, before: string, after: string): Promise<Compared> {
  return page.evaluate(
    async ([first, second]) => {
      const decode = async (data = '') => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        return image;
      };
      const images = [await decode(first), await decode(second)] as const;
      const width = Math.max(images[0].width, images[1].width);
      const height = Math.max(images[0].height, images[1].height);
      const draw = (image: CanvasImageSource) => {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d');
        if (context === null) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height);
      };
      const [former, now] = [draw(images[0]), draw(images[1])];
      const size = { former: new Uint32Array(former.data.buffer), now: new Uint32Array(now.data.buffer) };
      let pixels = 0;
      for (let index = 0; index < size.now.length; index++) {
        const at = index * 4;
        if (size.former[index] === size.now[index]) now.data[at + 3] = 70;
        else {
          pixels++;
          now.data.set([255, 0, 0, 255], at);
        }
      }
      if (pixels === 0) return { pixels, picture: null };
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      canvas.getContext('2d')?.putImageData(now, 0, 0);
      return { pixels, picture: canvas.toDataURL('image/png') };
    },
    [before, after] as const,
  );
}
