import type { JSONSchema7 } from 'ai';
import { z } from 'zod';

export type PlainSchema = {
  /** For `response_format`. Limits are in words, because services reject them as rules. */
  asked: JSONSchema7;
  whole: string;
  isStrict: boolean;
};

type Node = Record<string, unknown>;

export function plainSchema(schema: z.ZodType): PlainSchema {
  const { $schema: _, ...whole } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
  return { asked: plain(whole) as JSONSchema7, whole: JSON.stringify(whole), isStrict: isStrict(whole) };
}

const taken = new Set(['type', 'enum', 'description', 'required', 'additionalProperties']);

function plain(node: Node): Node {
  const plainEntries = Object.entries(node).filter(([key]) => taken.has(key));
  const { properties, items, const: only } = node;
  const either = node['anyOf'] ?? node['oneOf'];
  const description = [node['description'], ...boundsOf(node)].filter((part) => part !== undefined).join('; ');
  return {
    ...Object.fromEntries(plainEntries),
    ...(description === '' ? {} : { description }),
    ...(only === undefined ? {} : { enum: [only] }),
    ...(Array.isArray(either) ? { anyOf: either.map(plain) } : {}),
    ...(isNode(items) ? { items: plain(items) } : {}),
    ...(isNode(properties) ? { properties: mapped(properties, plain) } : {}),
  };
}

function boundsOf({ minLength, maxLength, minItems, maxItems, format, minimum, maximum }: Node): string[] {
  const bounds: Array<[unknown, string]> = [
    [minLength, 'characters at least'],
    [maxLength, 'characters at most'],
    [minItems, 'entries at least'],
    [maxItems, 'entries at most'],
  ];
  const said = bounds.flatMap(([bound, words]) => (typeof bound === 'number' ? [`${bound} ${words}`] : []));
  if (typeof format === 'string') said.push(`format ${format}`);
  if (typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER) said.push(`at least ${minimum}`);
  if (typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER) said.push(`at most ${maximum}`);
  return said;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (nodes: Node, change: (node: Node) => Node): Node =>
  Object.fromEntries(Object.entries(nodes).map(([key, node]) => [key, isNode(node) ? change(node) : node]));

function isStrict(node: Node): boolean {
  const { properties, required, additionalProperties, items } = node;
  const either = [node['anyOf'], node['oneOf']].flat().filter(isNode);
  const isWhole =
    !isNode(properties) ||
    (additionalProperties === false && Object.keys(properties).every((key) => [required].flat().includes(key)));
  const parts = [...either, ...(isNode(items) ? [items] : []), ...Object.values(isNode(properties) ? properties : {})];
  return isWhole && parts.filter(isNode).every(isStrict);
}
