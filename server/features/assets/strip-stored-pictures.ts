import { Readable } from 'node:stream';
import type { FileType } from '#shared/assets/kinds.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { openStripper, strippedTypes } from './metadata/strip.ts';

const batchSize = 100;

type Picture = { id: string; key: string; type: string };

export async function stripStoredPictures(app: App): Promise<void> {
  const { prisma } = app.db;
  let count = 0;
  for (let pictureCount = batchSize; pictureCount === batchSize; count += pictureCount) {
    const pictures = await prisma.storedFile.findMany({
      where: { isStripped: false, type: { in: [...strippedTypes] } },
      take: batchSize,
      select: { id: true, key: true, type: true },
    });
    for (const picture of pictures) {
      const size = await stripStoredPicture(app, picture);
      const data = { isStripped: true, ...(size === null ? {} : { size: BigInt(size) }) };
      await prisma.storedFile.updateMany({ where: { id: picture.id }, data });
    }
    pictureCount = pictures.length;
  }
  if (count > 0) app.logger.info({ count }, 'removed metadata from pictures');
}

/** @returns the new size; null if the object is gone, or broken and left unchanged */
async function stripStoredPicture({ storage, logger }: App, { key, type }: Picture): Promise<number | null> {
  const opened = await storage.open(key);
  if (opened === null) return null;
  let size = 0;
  const stripped = async function* () {
    const stripper = openStripper(type as FileType);
    for await (const chunk of opened.stream as AsyncIterable<Buffer>) {
      const passed = stripper?.push(chunk) ?? chunk;
      size += passed.length;
      if (passed.length > 0) yield passed;
    }
    stripper?.end();
  };
  try {
    await storage.put(key, Readable.from(stripped(), { objectMode: false }), { type });
    return size;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    logger.warn({ key }, 'stored picture is corrupt');
    return null;
  }
}
