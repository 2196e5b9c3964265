import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../browser.mjs';

type Layout = { tile: number; columns: number; longest: number };

const schemes = ['light', 'dark'] as const;
/** Width of a page on the sheet, columns, and maximum height of a page, in CSS pixels of the sheet. */
const layouts: Readonly<Record<number, Layout>> = {
  1280: { tile: 384, columns: 12, longest: 1152 },
  390: { tile: 156, columns: 24, longest: 1248 },
  320: { tile: 144, columns: 26, longest: 1248 },
};
const gap = 12;

export async function makeSheets(pictures: string, target: string): Promise<string[]> {
  const names = (await readdir(pictures)).toSorted();
  const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? '', args: ['--no-sandbox'] });
  try {
    const sheets: string[] = [];
    for (const width of Object.keys(layouts).map(Number))
      for (const scheme of schemes) {
        const ending = `-${width}-${scheme}.png`;
        const shown = names.filter((name) => name.endsWith(ending));
        if (shown.length === 0) continue;
        const path = join(target, `${width}-${scheme}.png`);
        await makeSheet(browser, { pictures, shown, ending, width, path });
        sheets.push(path);
      }
    return sheets;
  } finally {
    await browser.close();
  }
}

type Sheet = { pictures: string; shown: readonly string[]; ending: string; width: number; path: string };

async function makeSheet(browser: Browser, { pictures, shown, ending, width, path }: Sheet): Promise<void> {
  const { tile = 0, columns = 0, longest = 0 } = layouts[width] ?? {};
  const source = join(pictures, `sheet${ending}.html`);
  const tiles = shown.map((name) => {
    const address = pathToFileURL(join(pictures, name)).href;
    return `<figure><figcaption>${name.slice(0, -ending.length)}</figcaption><div><img src="${address}" alt=""></div></figure>`;
  });
  await writeFile(
    source,
    `<!doctype html><meta charset="utf-8"><style>${styleOf({ tile, columns, longest })}</style>${tiles.join('')}`,
  );
  const page = await browser.newPage({ viewport: { width: columns * (tile + gap) + gap, height: 800 } });
  await page.goto(pathToFileURL(source).href, { waitUntil: 'load' });
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

const styleOf = ({ tile, columns, longest }: Layout): string => `
  body { margin: ${gap}px; columns: ${columns}; column-gap: ${gap}px; background: #8a8f92; font: 11px sans-serif; }
  figure { break-inside: avoid; width: ${tile}px; margin: 0 0 ${gap}px; }
  figcaption { overflow: hidden; padding-bottom: 2px; text-overflow: ellipsis; white-space: nowrap; color: #fff; }
  div { overflow: hidden; max-height: ${longest}px; }
  img { display: block; width: 100%; }`;
