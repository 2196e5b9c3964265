import { z } from 'zod';
import { poolLimits } from '../releases/limits.ts';
import { previewDigest, scope } from '../releases/schema.ts';
import { pageFields } from '../validation/bounds.ts';
import { line, text } from '../validation/text.ts';

const { threshold, radii, requestText, blockLabel } = poolLimits;

/** `place`: postal code or town as typed; null for everywhere. */
const poolSettings = z.strictObject({
  threshold: z.number().int().min(threshold.min).max(threshold.max),
  place: z
    .strictObject({ place: line(100), radius: z.number().refine((value) => radii.some((radius) => radius === value)) })
    .nullable(),
});
export type PoolSettings = z.infer<typeof poolSettings>;

export const switchOnInput = z.strictObject({ wishes: poolSettings, digest: previewDigest });
export const changePoolSettingsInput = z.strictObject({ wishes: poolSettings });

export const blockKinds = ['name', 'domain'] as const;
export type BlockKind = (typeof blockKinds)[number];
export const addBlockInput = z.strictObject({ kind: z.enum(blockKinds), label: line(blockLabel) });
export const removeBlockInput = z.strictObject({ kind: z.enum(blockKinds), key: line(300) });

export const requestInput = z.strictObject({ requestId: z.uuid() });
export const previewAcceptInput = z.strictObject({ requestId: z.uuid(), scope });
export const acceptInput = z.strictObject({ requestId: z.uuid(), scope, digest: previewDigest });

export const poolOrders = ['newest', 'group'] as const;
export type PoolOrder = (typeof poolOrders)[number];
export const poolPageInput = z.strictObject({
  jobId: z.uuid(),
  order: z.enum(poolOrders).default('newest'),
  ...pageFields,
});
export const poolPersonInput = z.strictObject({ jobId: z.uuid(), personId: z.uuid() });
export const askInput = z.strictObject({
  jobId: z.uuid(),
  personId: z.uuid(),
  text: text(requestText.max, requestText.min),
});
export const sentRequestsInput = z.strictObject(pageFields);
