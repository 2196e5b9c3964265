import type { Download, Locator, Page } from 'playwright-core';

export async function savedBy(page: Page, link: Locator): Promise<Download> {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(`${request.method()} ${request.url()}`));
  page.on('response', (response) => seen.push(`${response.status()} ${response.url()}`));
  page.on('requestfailed', (request) => seen.push(`${request.failure()?.errorText} ${request.url()}`));
  const [download] = await Promise.all([page.waitForEvent('download').catch(() => null), link.click()]);
  if (download !== null) return download;
  const isStillThere = await link.isVisible();
  throw new Error(`no download started at ${page.url()}; link still visible: ${isStillThere}\n${seen.join('\n')}`);
}
