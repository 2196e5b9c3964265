/**
 * Accepts only drawings made of known parts. The parser is strict and knows namespaces, so that names and entities mean
 * the same here as in a browser.
 */
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS, type XMLDecl } from 'saxes';
import { RuleError } from '../../core/errors.ts';
import * as names from './svg-allowlist.ts';
import { ReferenceExpansion } from './svg-expansion.ts';
import { isHarmlessStyle } from './svg-style.ts';
import { type Inspection, inspectText } from './text-check.ts';

const bounds = { depth: 100, elements: 20_000, attributes: 200, name: 200, styleText: 100_000 } as const;

export function inspectSvg(): Inspection {
  const drawing = new Drawing();
  const inspection = inspectText((text) => drawing.read(text));
  return {
    chunk: inspection.chunk,
    end: () => {
      inspection.end();
      drawing.end();
    },
  };
}

type Tag = SaxesTagNS;
type Attribute = SaxesAttributeNS;

class Drawing {
  readonly #parser = new SaxesParser({ xmlns: true, position: false });
  readonly #growth = new ReferenceExpansion();
  #depth = 0;
  #elements = 0;
  #attributes = 0;
  #styleText: string | null = null;

  constructor() {
    const parser = this.#parser;
    parser.on('xmldecl', (declaration) => requireHarmless(isPlainDeclaration(declaration)));
    parser.on('doctype', (doctype) => requireHarmless(isPublicDoctype(doctype)));
    parser.on('processinginstruction', () => requireHarmless(false));
    parser.on('opentagstart', () => this.#begin());
    parser.on('attribute', ({ name, value }) => this.#measure(name, value));
    parser.on('opentag', (tag) => this.#enter(tag));
    parser.on('text', (text) => this.#write(text));
    parser.on('cdata', (text) => this.#write(text));
    parser.on('closetag', (tag) => this.#leave(tag));
  }

  read(text: string): void {
    this.#trying(() => void this.#parser.write(text));
  }

  end(): void {
    this.#trying(() => {
      this.#parser.close();
      requireHarmless(this.#growth.isBounded());
    });
  }

  #trying(work: () => void): void {
    try {
      work();
    } catch {
      throw new RuleError('FILE_TYPE_REFUSED');
    }
  }

  #begin(): void {
    this.#depth += 1;
    this.#elements += 1;
    this.#attributes = 0;
    requireHarmless(this.#depth <= bounds.depth && this.#elements <= bounds.elements);
    requireHarmless(this.#styleText === null);
  }

  /** Called during parsing, so that an element with 100,000 attributes is rejected early. */
  #measure(name: string, value: string): void {
    this.#attributes += 1;
    requireHarmless(this.#attributes <= bounds.attributes && name.length <= bounds.name);
    requireHarmless(
      value.length <= names.maxAttributeCharacters || names.longAttributes.has(name.replace(/^[^:]*:/, '')),
    );
  }

  #enter(tag: Tag): void {
    const attributes = Object.values(tag.attributes);
    if (this.#depth === 1) requireHarmless(tag.uri === names.namespaces.svg && tag.local === 'svg');
    requireHarmless(tag.uri === names.namespaces.svg ? isKnown(tag, attributes) : isIgnored(tag, attributes));
    this.#growth.enter(
      tag.attributes['id']?.value,
      attributes.flatMap((attribute) => referencedIds(tag, attribute)),
    );
    if (tag.uri === names.namespaces.svg && tag.local === 'style') this.#styleText = '';
  }

  #write(text: string): void {
    if (this.#styleText === null) return;
    this.#styleText += text;
    requireHarmless(this.#styleText.length <= bounds.styleText);
  }

  #leave(tag: Tag): void {
    this.#depth -= 1;
    this.#growth.leave();
    if (tag.uri !== names.namespaces.svg || tag.local !== 'style') return;
    requireHarmless(isHarmlessStyle(this.#styleText ?? ''));
    this.#styleText = null;
  }
}

function requireHarmless(condition: boolean): void {
  if (!condition) throw new RuleError('FILE_TYPE_REFUSED');
}

const isPlainDeclaration = ({ version, encoding }: XMLDecl): boolean =>
  version === '1.0' && (encoding === undefined || encoding.toLowerCase() === 'utf-8');

const publicDoctypes = [
  'svg PUBLIC "-//W3C//DTD SVG 1.0//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd"',
  'svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"',
];
const isPublicDoctype = (doctype: string): boolean =>
  doctype.length < 300 && publicDoctypes.includes(doctype.trim().split(/\s+/).join(' '));

const isIgnored = ({ uri }: Tag, attributes: readonly Attribute[]): boolean =>
  names.isIgnoredByBrowsers(uri) &&
  attributes.every(({ uri: own, prefix, local }) => {
    if (own === names.namespaces.xmlns || names.isIgnoredByBrowsers(own)) return true;
    if (own === names.namespaces.xml) return names.languageDetails.has(local);
    return prefix === '' && !/^on|href|src|style/i.test(local);
  });

const isKnown = (tag: Tag, attributes: readonly Attribute[]): boolean =>
  names.elements.has(tag.local) && attributes.every((attribute) => isHarmless(tag, attribute));

function isHarmless({ local: element }: Tag, { uri, local, value }: Attribute): boolean {
  switch (uri) {
    case names.namespaces.xmlns:
      return true;
    case names.namespaces.xml:
      return names.languageDetails.has(local);
    case names.namespaces.xlink:
      return names.linkDetails.has(local) && (local !== 'href' || isHarmlessLink(element, value));
    case '':
      break;
    default:
      return names.isIgnoredByBrowsers(uri);
  }
  if (local === 'href') return isHarmlessLink(element, value);
  if (local === 'attributeName') return names.mayAnimate(element, value);
  if (names.styleAttributes.has(local)) return isHarmlessStyle(value);
  return names.plainAttributes.has(local) || names.isAriaOrDataAttribute(local);
}

const pictures = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;

/** Links may point only into the drawing; pictures must be embedded in the link. */
const isHarmlessLink = (element: string, value: string): boolean =>
  value.startsWith('#') || ((element === 'image' || element === 'feImage') && pictures.test(value));

const references = /url\(\s*["']?#([\w:.-]+)/g;

function referencedIds({ local: element }: Tag, { local, value }: Attribute): string[] {
  if (local === 'href') return ['use', 'pattern', 'feImage'].includes(element) ? [value.slice(1)] : [];
  return names.styleAttributes.has(local) ? [...value.matchAll(references)].map(([, id]) => id ?? '') : [];
}
