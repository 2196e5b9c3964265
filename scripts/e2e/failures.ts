/** What a person reads when a request of theirs does not get through. */
import type { Page } from 'playwright-core';

type Failure = { call: string; act: () => Promise<unknown>; title?: string; sentence: string };

/** Requests for this procedure, also together with others in one. */
export const callTo = (procedure: string): RegExp =>
  new RegExp(`/trpc/([^?]*,)?${procedure.replace('.', '\\.')}([,?]|$)`);

/** Acts while this procedure cannot be reached, and waits for the message. */
export async function expectFailing(page: Page, { call, act, title = 'Fehler', sentence }: Failure): Promise<void> {
  const address = call.startsWith('/') ? `**${call}*` : callTo(call);
  await page.route(address, (route) => route.abort());
  await act();
  const message = page.getByRole('alert').filter({ hasText: sentence });
  await message.waitFor();
  await message.getByText(title, { exact: true }).waitFor();
  await page.unroute(address);
}
