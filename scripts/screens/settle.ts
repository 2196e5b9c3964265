import type { Page } from 'playwright-core';

/** Waits until nothing loads and the page has stopped changing. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('status', { name: 'Wird geladen' }).first().waitFor({ state: 'hidden' });
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect();
          resolve(document.fonts.ready.then(() => undefined));
        };
        let timer = setTimeout(done, quietMs);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quietMs);
        });
        observer.observe(document.body, { attributes: true, childList: true, subtree: true });
      }),
    250,
  );
}
