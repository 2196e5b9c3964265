/** The secret chance of an organisation (shared/releases/noise.ts), derived from the installation's key: nothing of it is stored. */
import { type ChanceSeed, noiseOf } from '#shared/releases/noise.ts';
import type { App } from '../../core/app.ts';
import { wordsOfId } from '../../core/database/id-words.ts';

export function chanceSeedOf({ secrets }: App, orgId: string): ChanceSeed {
  const bytes = Buffer.from(secrets.derive(`anonymous people of ${orgId}`), 'base64url');
  return [0, 4, 8, 12].map((at) => bytes.readUInt32LE(at));
}

/** The noise of each person's matches at this organisation. */
export function noiseFor(app: App, orgId: string): (userId: string) => number {
  const seed = chanceSeedOf(app, orgId);
  return (userId) => noiseOf(seed, wordsOfId(userId));
}
