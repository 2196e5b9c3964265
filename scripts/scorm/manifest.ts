import { type Element, parseXml } from './xml.ts';

const path = /^[A-Za-z0-9_][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/;
const id = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
const adl = 'http://www.adlnet.org/xsd/adlcp_rootv1p2';
const ims = 'http://www.imsproject.org/xsd/imscp_rootv1p1p2';

export function checkManifest(source: string | null, names: readonly string[]): string[] {
  if (source === null) return ['imsmanifest.xml is not at the root'];
  try {
    const root = parseXml(source);
    return [...checkHead(root), ...checkOrganisation(root), ...checkResource(root, names), ...checkIds(root)];
  } catch (error) {
    return [`imsmanifest.xml is not well-formed: ${(error as Error).message}`];
  }
}

const below = ({ children }: Element, name: string): Element[] => children.filter((child) => child.name === name);
const everywhere = (root: Element): Element[] => [root, ...root.children.flatMap(everywhere)];
const deep = (root: Element, name: string): Element[] => everywhere(root).filter((found) => found.name === name);
const textOf = (root: Element, name: string): string | undefined => deep(root, name)[0]?.text.trim();

function* failures(rules: ReadonlyArray<[holds: boolean, finding: string]>): Generator<string> {
  for (const [holds, finding] of rules) if (!holds) yield finding;
}

const checkHead = (root: Element): string[] => [
  ...failures([
    [root.name === 'manifest', 'the root is no <manifest>'],
    [root.attributes['xmlns'] === ims, 'the namespace is not that of IMS content packaging 1.1.2'],
    [root.attributes['xmlns:adlcp'] === adl, 'the namespace adlcp is not that of SCORM 1.2'],
    [textOf(root, 'schema') === 'ADL SCORM', 'the schema is not ADL SCORM'],
    [textOf(root, 'schemaversion') === '1.2', 'the schema version is not 1.2'],
  ]),
];

function checkOrganisation(root: Element): string[] {
  const organisations = deep(root, 'organization');
  const items = deep(root, 'item');
  const [resource] = deep(root, 'resource');
  const defaultId = deep(root, 'organizations')[0]?.attributes['default'];
  return [
    ...failures([
      [organisations.length === 1, 'there is not exactly one organization'],
      [organisations[0]?.attributes['identifier'] === defaultId, 'the default organization does not exist'],
      [items.length === 1, 'there is not exactly one item'],
      [items[0]?.attributes['identifierref'] === resource?.attributes['identifier'], 'the item leads to no resource'],
      [[...organisations, ...items].every((part) => below(part, 'title')[0]?.text.trim()), 'a title is missing'],
    ]),
  ];
}

function checkResource(root: Element, names: readonly string[]): string[] {
  const resources = deep(root, 'resource');
  const attributes = resources[0]?.attributes ?? {};
  const listed = deep(root, 'file').map((file) => file.attributes['href'] ?? '');
  const inArchive = names.filter((name) => name !== 'imsmanifest.xml');
  return [
    ...failures([
      [resources.length === 1, 'there is not exactly one resource'],
      [attributes['adlcp:scormtype'] === 'sco', 'the resource is no SCO'],
      [attributes['type'] === 'webcontent', 'the resource is no webcontent'],
      [listed.includes(attributes['href'] ?? ''), 'the start page is not listed'],
      [new Set(listed).size === listed.length, 'a file is listed twice'],
      [new Set(names.map((name) => name.toLowerCase())).size === names.length, 'two names differ by case at most'],
    ]),
    ...listed.filter((name) => !path.test(name)).map((name) => `the path ${name} is not relative ASCII`),
    ...listed.filter((name) => !inArchive.includes(name)).map((name) => `${name} is listed and missing`),
    ...inArchive.filter((name) => !listed.includes(name)).map((name) => `${name} is not listed`),
  ];
}

function checkIds(root: Element): string[] {
  const ids = everywhere(root).flatMap(({ attributes: { identifier } }) =>
    identifier === undefined ? [] : [identifier],
  );
  const bad = ids.filter((found) => !id.test(found)).map((found) => `the identifier ${found} is none`);
  return new Set(ids).size === ids.length ? bad : [...bad, 'an identifier is used twice'];
}
