import type { Page } from 'playwright-core';

/** A phone with an empty cache at 1.6 Mbit/s and 100 ms. */
const network = { offline: false, latency: 100, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** Bytes and requests of a page on a slow network. */
export async function slowDown(page: Page): Promise<{ bytes: number; requests: number }> {
  const session = await page.context().newCDPSession(page);
  const transfer = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transfer.bytes += encodedDataLength;
  });
  session.on('Network.requestWillBeSent', () => {
    transfer.requests += 1;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  return transfer;
}

type PaintTimes = { firstMs: number; largestMs: number; shift: number };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

export const readTimes = (page: Page): Promise<PaintTimes> =>
  page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(resolve, 300, []);
      });
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
    const [largest, shifts] = [await entriesOf('largest-contentful-paint'), await entriesOf('layout-shift')];
    const unexpected = (shifts as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      firstMs: firstPaint?.startTime ?? Number.NaN,
      largestMs: largest.at(-1)?.startTime ?? Number.NaN,
      shift: unexpected.reduce((total, { value }) => total + value, 0),
    };
  });
