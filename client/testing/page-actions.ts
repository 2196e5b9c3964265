import { type queries, screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

type Queries = typeof screen | ReturnType<typeof within<typeof queries>>;

const queriesIn = (place: HTMLElement | undefined): Queries => (place === undefined ? screen : within(place));

const hasText = (text: string | RegExp) => (element: HTMLElement) =>
  typeof text === 'string' ? element.textContent.includes(text) : text.test(element.textContent);

export const expectHeading = (title: string): Promise<void> =>
  waitFor(() => expect(screen.queryAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([title]));

export const headingsIn = (container: HTMLElement, level: number): string[] =>
  within(container)
    .queryAllByRole('heading', { level })
    .map((heading) => heading.textContent);

export const expectHeadings = (
  container: () => HTMLElement,
  level: number,
  expected: readonly string[],
): Promise<void> => waitFor(() => expect(headingsIn(container(), level)).toEqual(expected));

export function findWithText(role: string, text: string | RegExp, container?: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const matches = queriesIn(container).queryAllByRole(role).filter(hasText(text));
    expect(matches, `${role} with ${text}`).toHaveLength(1);
    return matches[0] as HTMLElement;
  });
}

export const expectNoneWithText = (role: string, text: string | RegExp, place?: HTMLElement): Promise<void> =>
  waitFor(() => expect(queriesIn(place).queryAllByRole(role).filter(hasText(text))).toEqual([]));

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
  const labels = within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);
  await person.keyboard('{Escape}');
  return labels;
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
  queriesIn(place).getByRole('button', { name });

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
  queriesIn(place).getByLabelText<HTMLInputElement>((text) => text === label || text === `${label} *`);

export const expectFoundJobs = (jobs: ReadonlyArray<{ title: string }>): Promise<void> =>
  expectHeadings(
    () => screen.getByRole('region', { name: 'Gefundene Stellen' }),
    2,
    jobs.map(({ title }) => title),
  );

export const expectStatus = (words: string): Promise<void> =>
  waitFor(() => expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(words));

export const selector = (name: string): HTMLElement => screen.getByRole('combobox', { name });
