import { expect, test } from 'vitest';
import { z } from 'zod';
import { generatedBlocks } from '#shared/ai/generated.ts';
import { coursePlan } from '#shared/ai/plan.ts';
import { plainSchema } from './plain-schema.ts';

test('limits become descriptions, and unions become a form that every service accepts', () => {
  const { requested, full, isStrict } = plainSchema(
    z.strictObject({
      title: z.string().min(1).max(200),
      parts: z
        .array(z.discriminatedUnion('type', [z.strictObject({ type: z.literal('text'), page: z.int().min(1) })]))
        .max(9),
      note: z.string().nullable(),
    }),
  );
  expect(requested).toEqual({
    type: 'object',
    properties: {
      title: { type: 'string', description: '1 characters at least; 200 characters at most' },
      parts: {
        type: 'array',
        description: '9 entries at most',
        items: {
          anyOf: [
            {
              type: 'object',
              properties: {
                type: { type: 'string', enum: ['text'] },
                page: { type: 'integer', description: 'at least 1' },
              },
              required: ['type', 'page'],
              additionalProperties: false,
            },
          ],
        },
      },
      note: { type: ['string', 'null'] },
    },
    required: ['title', 'parts', 'note'],
    additionalProperties: false,
  });
  expect(full).toContain('"maxLength":200');
  expect(isStrict).toBe(true);
});

test('schemas with optional properties are not strict', () => {
  expect(plainSchema(z.strictObject({ a: z.strictObject({ b: z.string().optional() }) })).isStrict).toBe(false);
  expect(plainSchema(z.object({ a: z.string() })).isStrict).toBe(false);
});

test('the schemas of courses are accepted', () => {
  for (const schema of [coursePlan, z.strictObject({ blocks: generatedBlocks })])
    expect(JSON.stringify(plainSchema(schema).requested)).not.toMatch(/oneOf|maxLength|pattern|\$ref/);
});
