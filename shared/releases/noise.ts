/** Privacy: fixed per person and organisation, so repeated requests cannot average it out. */
import { maxNoise } from './anonymous.ts';

export type NoiseSeed = ArrayLike<number>;
type IdWords = ArrayLike<number>;

export const noiseOf = (seed: NoiseSeed, id: IdWords, at = 0): number =>
  (finaliseHash(mixId(seed[0] ?? 0, id, at), seed[1] ?? 0) % (2 * maxNoise + 1)) - maxNoise;

export const orderOf = (seed: NoiseSeed, id: IdWords, at = 0): number =>
  finaliseHash(mixId(seed[2] ?? 0, id, at), seed[3] ?? 0) / 2 ** 32;

/** MurmurHash3 (x86, 32 bits), keyed at both ends; public domain, by Austin Appleby. */
function mixId(first: number, id: IdWords, at: number): number {
  let hash = first | 0;
  for (let index = 0; index < 4; index++) hash = mixWord(hash, id[at + index] ?? 0);
  return hash;
}

function finaliseHash(idHash: number, last: number): number {
  let hash = mixWord(idHash, last);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function mixWord(hash: number, word: number): number {
  const scrambled = Math.imul(word | 0, 0xcc9e2d51);
  const mixedWord = Math.imul((scrambled << 15) | (scrambled >>> 17), 0x1b873593);
  const next = hash ^ mixedWord;
  return (Math.imul((next << 13) | (next >>> 19), 5) + 0xe6546b64) | 0;
}
