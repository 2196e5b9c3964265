/**
 * https://www.w3.org/Graphics/GIF/spec-gif89a.txt. Drops comments and application data except repetition and colours.
 */
import { RuleError } from '../../../core/errors.ts';
import type { Parser } from './png.ts';

const retainedApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];
const [imageMark, extensionMark, endMark] = [0x2c, 0x21, 0x3b];
const [comment, application] = [0xfe, 0xff];

const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

export function* gif(): Parser {
  const start: Buffer = yield { take: 13 };
  if (start.toString('latin1', 0, 3) !== 'GIF') throw new RuleError('FILE_BROKEN');
  yield { emit: start };
  yield { pass: tableBytes(start[10] ?? 0) };
  for (;;) {
    const mark: Buffer = yield { take: 1 };
    if (mark[0] === endMark) return void (yield { emit: mark });
    if (mark[0] === imageMark) {
      const imageDescriptor: Buffer = yield { take: 9 };
      yield { emit: Buffer.concat([mark, imageDescriptor]) };
      yield { pass: tableBytes(imageDescriptor[8] ?? 0) + 1 };
      yield* blocks(true);
    } else if (mark[0] === extensionMark) yield* extension(mark);
    else throw new RuleError('FILE_BROKEN');
  }
}

function* extension(mark: Buffer): Parser {
  const label: Buffer = yield { take: 1 };
  if (label[0] === comment) return yield* blocks(false);
  if (label[0] !== application) {
    yield { emit: Buffer.concat([mark, label]) };
    return yield* blocks(true);
  }
  const length: Buffer = yield { take: 1 };
  const name: Buffer = yield { take: length[0] ?? 0 };
  const isRetained = retainedApplications.includes(name.toString('latin1'));
  if (isRetained) yield { emit: Buffer.concat([mark, label, length, name]) };
  yield* blocks(isRetained);
}

function* blocks(isRetained: boolean): Parser {
  for (;;) {
    const length: Buffer = yield { take: 1 };
    const bytes = length[0] ?? 0;
    if (isRetained) yield { emit: length };
    if (bytes === 0) return;
    yield isRetained ? { pass: bytes } : { skip: bytes };
  }
}
