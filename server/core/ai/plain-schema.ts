import type { JSONSchema7 } from 'ai';
import { z } from 'zod';

export type PlainSchema = {
  /** For `response_format`. Limits are in words, because services reject them as rules. */
  requested: JSONSchema7;
  full: string;
  isStrict: boolean;
};

type Node = Record<string, unknown>;

export function plainSchema(schema: z.ZodType): PlainSchema {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
  return {
    requested: simplifyNode(jsonSchema) as JSONSchema7,
    full: JSON.stringify(jsonSchema),
    isStrict: isStrict(jsonSchema),
  };
}

const copiedKeys = new Set(['type', 'enum', 'description', 'required', 'additionalProperties']);

function simplifyNode(node: Node): Node {
  const plainEntries = Object.entries(node).filter(([key]) => copiedKeys.has(key));
  const { properties, items, const: constant } = node;
  const alternatives = node['anyOf'] ?? node['oneOf'];
  const description = [node['description'], ...boundsOf(node)].filter((part) => part !== undefined).join('; ');
  return {
    ...Object.fromEntries(plainEntries),
    ...(description === '' ? {} : { description }),
    ...(constant === undefined ? {} : { enum: [constant] }),
    ...(Array.isArray(alternatives) ? { anyOf: alternatives.map(simplifyNode) } : {}),
    ...(isNode(items) ? { items: simplifyNode(items) } : {}),
    ...(isNode(properties) ? { properties: mapNodes(properties, simplifyNode) } : {}),
  };
}

function boundsOf({ minLength, maxLength, minItems, maxItems, format, minimum, maximum }: Node): string[] {
  const bounds: Array<[unknown, string]> = [
    [minLength, 'characters at least'],
    [maxLength, 'characters at most'],
    [minItems, 'entries at least'],
    [maxItems, 'entries at most'],
  ];
  const descriptions = bounds.flatMap(([bound, words]) => (typeof bound === 'number' ? [`${bound} ${words}`] : []));
  if (typeof format === 'string') descriptions.push(`format ${format}`);
  if (typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER) descriptions.push(`at least ${minimum}`);
  if (typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER) descriptions.push(`at most ${maximum}`);
  return descriptions;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const mapNodes = (nodes: Node, change: (node: Node) => Node): Node =>
  Object.fromEntries(Object.entries(nodes).map(([key, node]) => [key, isNode(node) ? change(node) : node]));

function isStrict(node: Node): boolean {
  const { properties, required, additionalProperties, items } = node;
  const alternatives = [node['anyOf'], node['oneOf']].flat().filter(isNode);
  const isExact =
    !isNode(properties) ||
    (additionalProperties === false && Object.keys(properties).every((key) => [required].flat().includes(key)));
  const parts = [
    ...alternatives,
    ...(isNode(items) ? [items] : []),
    ...Object.values(isNode(properties) ? properties : {}),
  ];
  return isExact && parts.filter(isNode).every(isStrict);
}
