import { waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { fieldPlace, goToField } from './place-section.tsx';

let page: HTMLElement;

function openPage() {
  page = document.body.appendChild(document.createElement('main'));
  const place = document.createElement('div');
  place.id = fieldPlace('description');
  const [pressed, title] = [document.createElement('button'), document.createElement('input')];
  page.append(place, pressed, title);
  pressed.focus();
  const editor = document.createElement('textarea');
  return { pressed, title, editor, load: () => place.append(editor) };
}
afterEach(() => page.remove());

test('a text editor takes the focus once loaded, even if the pressed button is gone', async () => {
  const { pressed, editor, load } = openPage();
  goToField('description');
  pressed.remove();
  load();
  await waitFor(() => expect(document.activeElement).toBe(editor));
});

test('a field in a section that is still loading takes the focus, too', async () => {
  const { editor, load } = openPage();
  const place = editor.ownerDocument.getElementById(fieldPlace('description'));
  place?.remove();
  goToField('description');
  load();
  page.append(place ?? '');
  await waitFor(() => expect(document.activeElement).toBe(editor));
});

test('a text takes the focus once it is editable, and its toolbar does not', async () => {
  const { pressed } = openPage();
  const place = document.getElementById(fieldPlace('description'));
  const root = document.createElement('div');
  root.className = 'mantine-RichTextEditor-root';
  const [tool, text] = [document.createElement('button'), document.createElement('div')];
  text.tabIndex = 0;
  root.append(tool, text);
  place?.append(root);
  goToField('description');
  expect(document.activeElement).toBe(pressed);
  text.setAttribute('contenteditable', 'true');
  await waitFor(() => expect(document.activeElement).toBe(text));
});

test('a closing dialog that moves the focus within itself does not end the wait', async () => {
  const { pressed, editor, load } = openPage();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  const close = document.createElement('button');
  dialog.append(pressed, close);
  page.append(dialog);
  pressed.focus();
  goToField('description');
  pressed.remove();
  close.focus();
  await new Promise((resolve) => setTimeout(resolve));
  dialog.remove();
  load();
  await waitFor(() => expect(document.activeElement).toBe(editor));
});

test('a text editor that moves its element while it mounts keeps the focus', async () => {
  const { editor, load } = openPage();
  goToField('description');
  load();
  await waitFor(() => expect(document.activeElement).toBe(editor));
  const inner = document.createElement('div');
  editor.before(inner);
  inner.append(editor);
  expect(document.activeElement).toBe(document.body);
  await waitFor(() => expect(document.activeElement).toBe(editor));
});

test('a click elsewhere ends the wait', async () => {
  const { pressed, editor, load } = openPage();
  goToField('description');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  load();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(pressed);
  expect(document.activeElement).not.toBe(editor);
});

test('a focus that has moved on is left alone', async () => {
  const { title, load } = openPage();
  goToField('description');
  title.focus();
  load();
  // Mutation observers run in the order of their creation, so all earlier ones have run by now.
  await new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(page, { childList: true });
    page.append('loaded');
  });
  expect(document.activeElement).toBe(title);
});
