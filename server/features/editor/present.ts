import type { BlockContent } from '#shared/courses/content.ts';
import type { EditedBlock } from '#shared/editor/state.ts';

/** What was stored went through `toStored`, so its shape is known by its type. */
type BlockRow = { id: string; type: BlockContent['type']; jsonContent: unknown; revision: string };

export const presentBlock = ({ id, type, jsonContent, revision }: BlockRow): EditedBlock =>
  ({ blockId: id, revision, type, content: jsonContent }) as EditedBlock;
