/** The draws behind a result's bands, as a release keeps them: deflated, because a thousand draws of thirty ranks repeat themselves. */
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { RankDraws } from '#shared/matching/types.ts';

const deflated = promisify(deflateRaw);
const inflated = promisify(inflateRaw);

/** Two bytes for how many skills, two bytes for each of their ids, then the ranks of each draw. */
export async function packDraws({ skillIds, ranks }: RankDraws): Promise<Uint8Array<ArrayBuffer>> {
  const head = Buffer.alloc(2 + 2 * skillIds.length);
  head.writeUInt16LE(skillIds.length, 0);
  for (const [index, skillId] of skillIds.entries()) head.writeUInt16LE(skillId, 2 + 2 * index);
  return Uint8Array.from(await deflated(Buffer.concat([head, ranks])));
}

export async function unpackDraws(packed: Uint8Array | null): Promise<RankDraws | null> {
  if (packed === null) return null;
  const bytes = await inflated(packed);
  const count = bytes.readUInt16LE(0);
  const skillIds = Array.from({ length: count }, (_, index) => bytes.readUInt16LE(2 + 2 * index));
  const ranks = new Uint8Array(bytes.subarray(2 + 2 * count));
  return { skillIds, draws: count === 0 ? 0 : ranks.length / count, ranks };
}
