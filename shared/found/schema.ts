import { z } from 'zod';
import { foundLimits } from '../releases/limits.ts';
import { scope, seenDigest } from '../releases/schema.ts';
import { pageFields } from '../validation/bounds.ts';
import { line, text } from '../validation/text.ts';

const { threshold, radii, requestText, blockLabel } = foundLimits;

/** `place`: postal code or town as typed; null for everywhere. */
const foundWishes = z.strictObject({
  threshold: z.number().int().min(threshold.least).max(threshold.most),
  place: z
    .strictObject({ place: line(100), radius: z.number().refine((value) => radii.some((radius) => radius === value)) })
    .nullable(),
});
export type FoundWishes = z.infer<typeof foundWishes>;

export const switchOnInput = z.strictObject({ wishes: foundWishes, digest: seenDigest });
export const changeWishesInput = z.strictObject({ wishes: foundWishes });

export const blockKinds = ['name', 'domain'] as const;
export type BlockKind = (typeof blockKinds)[number];
export const addBlockInput = z.strictObject({ kind: z.enum(blockKinds), label: line(blockLabel) });
export const removeBlockInput = z.strictObject({ kind: z.enum(blockKinds), key: line(300) });

export const requestInput = z.strictObject({ requestId: z.uuid() });
export const previewAcceptInput = z.strictObject({ requestId: z.uuid(), scope });
export const acceptInput = z.strictObject({ requestId: z.uuid(), scope, digest: seenDigest });

export const foundOrders = ['newest', 'group'] as const;
export type FoundOrder = (typeof foundOrders)[number];
export const foundPageInput = z.strictObject({
  jobId: z.uuid(),
  order: z.enum(foundOrders).default('newest'),
  ...pageFields,
});
export const foundPersonInput = z.strictObject({ jobId: z.uuid(), personId: z.uuid() });
export const askInput = z.strictObject({
  jobId: z.uuid(),
  personId: z.uuid(),
  text: text(requestText.most, requestText.least),
});
export const sentRequestsInput = z.strictObject(pageFields);
