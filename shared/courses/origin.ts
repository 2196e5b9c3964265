/** Where the content of a block comes from when no person wrote it. Stands in `content_blocks.origin`; null for what people write. */
import { z } from 'zod';
import { text } from '../validation/text.ts';

/** embedded: 'ohne KI-Dienst erzeugt'. */
export const generators = ['embedded', 'service'] as const;
export type Generator = (typeof generators)[number];

/** generated: nobody has looked at it; edited: a person has changed it; confirmed: a person has read and kept it. */
const originStates = ['generated', 'edited', 'confirmed'] as const;

/**
 * held: the quotation stands there word for word. unheld: 'nicht belegt'. toCheck: 'zu prüfen', the block was edited since. none: there
 * is no source, as for a course from a bare topic.
 */
const sourceStates = ['held', 'unheld', 'toCheck', 'none'] as const;
export type SourceState = (typeof sourceStates)[number];

/** `name`: what the source is called, kept for the time when it is gone. `fileId`: the file to open, null for a pasted text. */
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

/** Marked 'mit KI erzeugt' until a person has edited or confirmed it (Regulation (EU) 2024/1689 Art. 50). */
export const isUnconfirmed = (origin: BlockOrigin | null | undefined): boolean => origin?.state === 'generated';

/** What a person has changed is theirs; whether the source still says it has to be looked at again. */
export const editedOrigin = (origin: BlockOrigin | null): BlockOrigin | null =>
  origin && { ...origin, state: 'edited', sourceState: origin.sourceState === 'none' ? 'none' : 'toCheck' };

/** What learners are shown of a source, with the course's setting. `url` opens its file, a PDF at the page; null without one. */
export type ShownSource = Pick<OriginSource, 'name' | 'unit' | 'part'> & { url: string | null };

/** Of a block in a bundle: without the ids of the installation that it comes from. */
export const bundledOrigin = blockOrigin.extend({
  source: originSource.omit({ sourceId: true, fileId: true }).nullable(),
});
export type BundledOrigin = z.infer<typeof bundledOrigin>;
