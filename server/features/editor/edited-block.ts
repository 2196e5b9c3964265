import type { BlockContent } from '#shared/courses/content.ts';
import type { BlockOrigin } from '#shared/courses/origin.ts';
import type { EditedBlock } from '#shared/editor/state.ts';

type BlockRow = {
  id: string;
  type: BlockContent['type'];
  jsonContent: unknown;
  revision: string;
  origin?: unknown;
  sourceUrl?: string | null;
};

export const toEditedBlock = ({ id, type, jsonContent, revision, origin, sourceUrl }: BlockRow): EditedBlock =>
  ({
    blockId: id,
    revision,
    type,
    content: jsonContent,
    origin: (origin ?? null) as BlockOrigin | null,
    sourceUrl: sourceUrl ?? null,
  }) as EditedBlock;
