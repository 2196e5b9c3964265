import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { toastSuccess, toastUndo } from '../../lib/toast.ts';
import { expectFocus, expectNoneWithText, findWithText } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';

const { setTimeout: realTimeout } = globalThis;
/** React renders in macrotasks, which fake timers do not run. */
const untilDrawn = () => new Promise((resolve) => realTimeout(resolve));
const advance = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await untilDrawn();
};
const removed = 'Inhalt gelöscht';
const message = () => findWithText('status', removed);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

async function openPage() {
  const opened = await renderAt('/account', {
    user: applicant(),
    allowsUnanswered: true,
    advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms),
  });
  await screen.findByRole('link', { name: /Zum Inhalt/ });
  return opened;
}

test('the next message replaces the previous one', async () => {
  await openPage();
  toastUndo(removed, 'Rückgängig', () => undefined);
  await message();
  const replacedAt = Date.now();
  toastSuccess('Modul gelöscht');
  await findWithText('status', 'Modul gelöscht');
  await expectNoneWithText('status', removed);
  expect(Date.now() - replacedAt).toBeLessThan(8_000);
});

test('a message with an action lasts ten seconds', async () => {
  await openPage();
  toastUndo(removed, 'Rückgängig', () => undefined);
  await message();
  await advance(9_000);
  await message();
  await advance(2_000);
  await expectNoneWithText('status', removed);
});

test('pointer and focus pause a message, and F6 focuses its action', async () => {
  const { person } = await openPage();
  const undo = vi.fn();
  toastUndo(removed, 'Rückgängig', undo);
  await person.hover(await message());
  await advance(60_000);
  await message();
  screen.getByRole('link', { name: /Zum Inhalt/ }).focus();
  await person.keyboard('{F6}');
  await expectFocus(screen.getByRole('button', { name: 'Rückgängig' }));
  await person.unhover(await message());
  await advance(60_000);
  await message();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(undo).toHaveBeenCalledOnce());
  await expectNoneWithText('status', removed);
});

test('Escape closes a focused message and returns the focus', async () => {
  const { person } = await openPage();
  toastUndo(removed, 'Rückgängig', () => undefined);
  await message();
  const before = screen.getByRole('link', { name: /Zum Inhalt/ });
  before.focus();
  await person.keyboard('{F6}');
  await person.keyboard('{Escape}');
  await expectNoneWithText('status', removed);
  await expectFocus(before);
});

test('a success message that would cover an open dialog is only announced', async () => {
  await openPage();
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  onTestFinished(() => {
    vi.restoreAllMocks();
    dialog.remove();
  });
  toastSuccess(removed);
  const isHidden = async () => (await message()).closest('[data-position]')?.hasAttribute('data-announced');
  expect(await isHidden()).toBe(true);
  toastUndo(removed, 'Rückgängig', () => undefined);
  await screen.findByRole('button', { name: 'Rückgängig' });
  await waitFor(async () => expect(await isHidden()).toBe(false));
});
