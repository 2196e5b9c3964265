/** Stored in `content_blocks.origin`; null for blocks that a person wrote. */
import { z } from 'zod';
import { text } from '../validation/text.ts';

export const generators = ['embedded', 'service'] as const;
export type Generator = (typeof generators)[number];

/** generated: unread; edited: a person changed it; confirmed: a person read and approved it. */
const originStates = ['generated', 'edited', 'confirmed'] as const;

/** held: the source contains the quotation; toCheck: edited since; none: no source, as for a topic. */
const sourceStates = ['held', 'unheld', 'toCheck', 'none'] as const;
export type SourceState = (typeof sourceStates)[number];

/** `name` outlives the source. `fileId`: null for pasted text. */
const originSource = z.strictObject({
  sourceId: z.uuid(),
  name: text(200, 0),
  fileId: z.uuid().nullable(),
  unit: z.enum(['page', 'slide', 'section', 'paragraph']),
  part: z.number().int().min(1),
  quote: text(300, 0),
});
export type OriginSource = z.infer<typeof originSource>;

const blockOrigin = z.strictObject({
  generator: z.enum(generators),
  state: z.enum(originStates),
  sourceState: z.enum(sourceStates),
  source: originSource.nullable(),
});
export type BlockOrigin = z.infer<typeof blockOrigin>;

/** A model's unread work is marked (Regulation (EU) 2024/1689 Art. 50). */
export const isUnconfirmed = (origin: BlockOrigin | null | undefined): boolean => origin?.state === 'generated';

export const markEdited = (origin: BlockOrigin | null): BlockOrigin | null =>
  origin && { ...origin, state: 'edited', sourceState: origin.sourceState === 'none' ? 'none' : 'toCheck' };

export type SourceReference = Pick<OriginSource, 'name' | 'unit' | 'part'> & { url: string | null };

export const bundledOrigin = blockOrigin.extend({
  source: originSource.omit({ sourceId: true, fileId: true }).nullable(),
});
export type BundledOrigin = z.infer<typeof bundledOrigin>;
