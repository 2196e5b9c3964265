import type { Element } from 'domhandler';

export type Marks = {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  code: boolean;
  href: string | null;
};

export const plainMarks: Marks = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  code: false,
  href: null,
};

export type ClassStyles = ReadonlyMap<string, string>;

const rule = /\.([a-z][\w-]{0,60})\s*\{([^{}]*)\}/gi;

export const parseClassStyles = (css: string): ClassStyles =>
  new Map([...css.matchAll(rule)].map(([, name = '', declarations = '']) => [name, declarations]));

export const styleOf = (element: Element): string => element.attribs['style']?.toLowerCase() ?? '';
export const classesOf = (element: Element): string[] => (element.attribs['class'] ?? '').split(/\s+/);

function declaredValue(style: string, property: string): string | null {
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (declaration.slice(0, colon).trim() === property) return declaration.slice(colon + 1).trim();
  }
  return null;
}

const isBoldWeight = (weight: string): boolean => weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600;

const tagMarks: Readonly<Record<string, Partial<Marks>>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
  code: { code: true },
  tt: { code: true },
  kbd: { code: true },
  samp: { code: true },
};

const safeHref = /^(?:https?:\/\/|mailto:|tel:)/i;

/** An inline style overrides its tag: Google Docs wraps everything in `<b style="font-weight:normal">`. */
export function marksIn(element: Element, outerMarks: Marks, classStyles: ClassStyles): Marks {
  const marks = { ...outerMarks, ...tagMarks[element.name] };
  const classDeclarations = classesOf(element).map((name) => classStyles.get(name)?.toLowerCase() ?? '');
  for (const style of [...classDeclarations, styleOf(element)]) {
    const [weight, fontStyle, line] = ['font-weight', 'font-style', 'text-decoration'].map((name) =>
      declaredValue(style, name),
    );
    if (weight) marks.bold = isBoldWeight(weight);
    if (fontStyle) marks.italic = fontStyle.startsWith('italic') || fontStyle.startsWith('oblique');
    if (line?.includes('underline')) marks.underline = true;
    if (line?.includes('line-through')) marks.strike = true;
    if (line?.startsWith('none')) marks.underline = false;
  }
  if (element.name !== 'a') return marks;
  const href = element.attribs['href']?.trim() ?? '';
  return safeHref.test(href) ? { ...marks, href, underline: outerMarks.underline } : marks;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

export function markedHtml(text: string, { bold, italic, underline, strike, code, href }: Marks): string {
  let html = escapeHtml(text);
  if (code) html = `<code>${html}</code>`;
  if (strike) html = `<s>${html}</s>`;
  if (underline) html = `<u>${html}</u>`;
  if (italic) html = `<em>${html}</em>`;
  if (bold) html = `<strong>${html}</strong>`;
  return href === null ? html : `<a href="${escapeHtml(href)}">${html}</a>`;
}
