import type { ActiveSession, OwnPasskey } from '#shared/account/schema.ts';
import { deviceTexts as texts } from '#shared/texts/account/account.ts';

type Row = { publicId: string; userAgent: string; address: string; createdAt: Date; lastSeenAt: Date };

export const toActiveSession = (row: Row, currentPublicId: string): ActiveSession => ({
  sessionId: row.publicId,
  isCurrent: row.publicId === currentPublicId,
  device: describeDevice(row.userAgent),
  address: row.address,
  createdAt: row.createdAt,
  lastSeenAt: row.lastSeenAt,
});

export const toOwnPasskey = ({ id, ...row }: Omit<OwnPasskey, 'passkeyId'> & { id: string }): OwnPasskey => ({
  passkeyId: id,
  name: row.name,
  device: row.device,
  isBackedUp: row.isBackedUp,
  createdAt: row.createdAt,
  lastUsedAt: row.lastUsedAt,
});

const browsers: ReadonlyArray<[RegExp, string]> = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const operatingSystems: ReadonlyArray<[RegExp, string]> = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const findName = (names: ReadonlyArray<[RegExp, string]>, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

export function describeDevice(userAgent: string): string {
  const browser = findName(browsers, userAgent);
  const system = findName(operatingSystems, userAgent);
  if (browser === undefined) return system ?? texts.unknown;
  return system === undefined ? browser : texts.browserOn(browser, system);
}
