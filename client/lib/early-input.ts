type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type EarlyActions = { button?: HTMLElement; form?: HTMLFormElement };

declare global {
  interface Window {
    /** Recorded by a script in rendered pages (server/http/pages/client.ts). Ends the recording. */
    endEarlyActions?: () => EarlyActions;
  }
}

const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  // The choice of one radio button changes the others too.
  if (isCheckable(field)) return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  return field.type !== 'file' && field.value !== field.defaultValue;
}

const currentValue = (field: Field): string => (isCheckable(field) ? String(field.checked) : field.value);

const nameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ?? (element as Partial<Field>).labels?.[0]?.textContent ?? element.textContent;

/** The element, or the one with the same name if the first render replaced it. */
function finderOf<Control extends HTMLElement>(container: HTMLElement, control: Control): () => Control | undefined {
  const name = nameOf(control);
  const others = () => [...container.querySelectorAll<Control>(control.tagName)];
  return () => (control.isConnected ? control : others().find((other) => nameOf(other) === name));
}

/**
 * Reads what a person did on a rendered page before its code was ready. Call it before the first render; the returned
 * function repeats these actions after it, because React ignores earlier ones.
 */
export function readEarlyInput(container: HTMLElement): () => void {
  const { button, form } = window.endEarlyActions?.() ?? {};
  const findButton = button && finderOf(container, button);
  const findForm = form && finderOf(container, form);
  const { activeElement } = document;
  const findFocused = activeElement instanceof HTMLElement ? finderOf(container, activeElement) : null;
  const changes = new Map<Field, [find: () => Field | undefined, value: string]>();
  const note = (field: Field) => changes.set(field, [finderOf(container, field), currentValue(field)]);
  for (const field of container.querySelectorAll<Field>('input, textarea, select')) if (isChanged(field)) note(field);
  const noteTarget = ({ target }: Event) => note(target as Field);
  addEventListener('input', noteTarget, { capture: true });
  return () => {
    removeEventListener('input', noteTarget, { capture: true });
    for (const [find, value] of changes.values()) {
      const field = find();
      if (field !== undefined) repeatChange(field, value);
    }
    if (activeElement?.isConnected === false) findFocused?.()?.focus();
    findButton?.()?.click();
    findForm?.()?.requestSubmit();
  };
}

function repeatChange(field: Field, value: string): void {
  if (isCheckable(field)) {
    field.checked = value === 'false';
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  // React notices assignments to the element; the setter of the prototype bypasses that, like typing.
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
