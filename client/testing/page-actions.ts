import { type queries, screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

type Place = typeof screen | ReturnType<typeof within<typeof queries>>;

const inside = (place: HTMLElement | undefined): Place => (place === undefined ? screen : within(place));

const hasText = (text: string | RegExp) => (element: HTMLElement) =>
  typeof text === 'string' ? element.textContent.includes(text) : text.test(element.textContent);

export const expectHeading = (title: string): Promise<void> =>
  waitFor(() => expect(screen.queryAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([title]));

export const headingsIn = (place: HTMLElement, level: number): string[] =>
  within(place)
    .queryAllByRole('heading', { level })
    .map((heading) => heading.textContent);

export const expectHeadings = (place: () => HTMLElement, level: number, expected: readonly string[]): Promise<void> =>
  waitFor(() => expect(headingsIn(place(), level)).toEqual(expected));

export function findWithText(role: string, text: string | RegExp, place?: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const found = inside(place).queryAllByRole(role).filter(hasText(text));
    expect(found, `${role} with ${text}`).toHaveLength(1);
    return found[0] as HTMLElement;
  });
}

export const expectNoneWithText = (role: string, text: string | RegExp, place?: HTMLElement): Promise<void> =>
  waitFor(() => expect(inside(place).queryAllByRole(role).filter(hasText(text))).toEqual([]));

export async function expectFailure(
  sentence: string,
  { title = 'Fehler', place }: { title?: string; place?: HTMLElement } = {},
) {
  const alert = await findWithText('alert', sentence, place);
  expect(alert.textContent).toContain(title);
  return alert;
}

export async function expectFieldMessage(field: HTMLElement, sentence: string): Promise<void> {
  await waitFor(() => {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(sentence);
  });
}

export async function choose(person: UserEvent, selector: HTMLElement, option: string): Promise<void> {
  await person.click(selector);
  await person.click(await screen.findByRole('option', { name: option }));
}

export async function optionsOf(person: UserEvent, selector: HTMLElement): Promise<(string | null)[]> {
  await person.click(selector);
  const list = await screen.findByRole('listbox');
  const words = within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);
  await person.keyboard('{Escape}');
  return words;
}

export async function chooseInMenu(person: UserEvent, menu: string, entry: string): Promise<void> {
  await person.click(screen.getByRole('button', { name: menu }));
  await person.click(await screen.findByRole('menuitem', { name: entry }));
}

export async function fill(person: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await person.clear(field);
  if (text !== '') await person.type(field, text.replace(/[{[]/g, '$&$&'));
}

export const button = (name: string | RegExp, place?: HTMLElement): HTMLElement =>
  inside(place).getByRole('button', { name });

export const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled');

export const expectAddress = (expected: string): Promise<void> =>
  waitFor(() => expect(`${window.location.pathname}${window.location.search}`).toBe(expected));

export const expectFocus = (place: HTMLElement): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(place));

export async function fillFields(
  person: UserEvent,
  values: Record<string, string>,
  place?: HTMLElement,
): Promise<void> {
  for (const [label, text] of Object.entries(values)) await fill(person, field(label, place), text);
}

export const field = (label: string, place?: HTMLElement): HTMLInputElement =>
  inside(place).getByLabelText<HTMLInputElement>((text) => text === label || text === `${label} *`);
