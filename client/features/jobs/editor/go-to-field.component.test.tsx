import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fieldElementId, goToField } from './go-to-field.ts';

let page: HTMLElement;
let place: HTMLElement;
const loading = 3_000;

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag) => document.createElement(tag);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  page = document.body.appendChild(element('main'));
  place = page.appendChild(element('div'));
  place.id = fieldElementId('description');
});
afterEach(() => {
  vi.useRealTimers();
  page.remove();
});

test('a field is focused at once', () => {
  const input = place.appendChild(element('input'));
  goToField('description');
  expect(document.activeElement).toBe(input);
});

test('a field and its section may still load', () => {
  place.remove();
  goToField('description');
  vi.advanceTimersByTime(loading);
  page.append(place);
  const editor = place.appendChild(element('textarea'));
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(editor);
});

test('a text takes the focus once it is editable, and its toolbar does not', () => {
  const root = place.appendChild(element('div'));
  root.className = 'mantine-RichTextEditor-root';
  const [, text] = [root.appendChild(element('button')), root.appendChild(element('div'))];
  text.tabIndex = 0;
  goToField('description');
  vi.advanceTimersByTime(loading);
  expect(document.activeElement).toBe(document.body);
  text.setAttribute('contenteditable', 'true');
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(text);
});

test('a closing dialog and a mounting editor do not keep the focus', () => {
  const editor = place.appendChild(element('textarea'));
  const dialog = page.appendChild(element('div'));
  const close = dialog.appendChild(element('button'));
  goToField('description');
  close.focus();
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(editor);
  dialog.remove();
  place.replaceChildren(element('div'));
  place.firstElementChild?.append(editor);
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(editor);
});

test.each(['pointerdown', 'keydown'])('a %s elsewhere ends the wait', (action) => {
  goToField('description');
  document.body.dispatchEvent(new Event(action, { bubbles: true }));
  place.append(element('textarea'));
  vi.advanceTimersByTime(loading);
  expect(document.activeElement).toBe(document.body);
});

test('once the page has settled, the focus may move on', () => {
  place.append(element('textarea'));
  const title = page.appendChild(element('input'));
  goToField('description');
  vi.advanceTimersByTime(loading);
  title.focus();
  vi.advanceTimersByTime(loading);
  expect(document.activeElement).toBe(title);
});

test('a field that never loads does not take the focus much later', () => {
  goToField('description');
  vi.advanceTimersByTime(4 * loading);
  place.append(element('textarea'));
  vi.advanceTimersByTime(loading);
  expect(document.activeElement).toBe(document.body);
});
