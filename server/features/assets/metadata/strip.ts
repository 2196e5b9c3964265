/**
 * Removes all metadata from pictures except the orientation. Pixels and colour profiles stay byte for byte; unknown
 * parts are dropped.
 */
import type { FileType } from '#shared/assets/kinds.ts';
import { RuleError } from '../../../core/errors.ts';
import { gif } from './gif.ts';
import { jpeg } from './jpeg.ts';
import { type Parser, png, type Step } from './png.ts';
import { webp } from './webp.ts';

const parsers: Partial<Record<FileType, () => Parser>> = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/webp': webp,
  'image/gif': gif,
};
export const strippedTypes = Object.keys(parsers) as readonly FileType[];

/** Drops data after the end of the picture and an incomplete last part. */
export type Stripper = { push: (slice: Buffer) => Buffer; end: () => void };

/** Null for types that need no stripping. `push` and `end` throw RuleError FILE_BROKEN for an invalid picture. */
export function openStripper(type: FileType): Stripper | null {
  const open = parsers[type];
  return open === undefined ? null : new RunningStripper(open());
}

const empty = Buffer.alloc(0);

class RunningStripper implements Stripper {
  readonly #parser: Parser;
  #step: Step | null;
  #held: Buffer = empty;
  #out: Buffer[] = [];
  #isEmpty = true;

  constructor(parser: Parser) {
    this.#parser = parser;
    this.#step = this.#next(empty);
  }

  push(slice: Buffer): Buffer {
    this.#held = this.#held.length === 0 ? slice : Buffer.concat([this.#held, slice]);
    while (this.#step !== null && this.#advance(this.#step));
    if (this.#step === null) this.#held = empty;
    const out = Buffer.concat(this.#out);
    this.#out = [];
    this.#isEmpty &&= out.length === 0;
    return out;
  }

  end(): void {
    if (this.#isEmpty) throw new RuleError('FILE_BROKEN');
  }

  #next(given: Buffer): Step | null {
    const { done, value } = this.#parser.next(given);
    return done === true ? null : value;
  }

  #consume(bytes: number): Buffer {
    const consumed = this.#held.subarray(0, bytes);
    this.#held = this.#held.subarray(bytes);
    return consumed;
  }

  #advance(step: Step): boolean {
    if ('emit' in step) this.#out.push(step.emit);
    else if ('scan' in step) {
      if (!this.#scan()) return false;
    } else if ('take' in step) {
      if (this.#held.length < step.take) return false;
      this.#step = this.#next(this.#consume(step.take));
      return true;
    } else if (!this.#run(step)) return false;
    this.#step = this.#next(empty);
    return true;
  }

  #run(step: { pass: number } | { skip: number } | { blank: number }): boolean {
    const [[kind, wanted] = ['skip', 0]] = Object.entries(step) as [string, number][];
    const consumed = this.#consume(Math.min(wanted, this.#held.length));
    if (kind === 'pass') this.#out.push(consumed);
    else if (kind === 'blank') this.#out.push(Buffer.alloc(consumed.length));
    const remaining = wanted - consumed.length;
    if (remaining > 0) this.#step = { [kind]: remaining } as Step;
    return remaining === 0;
  }

  #scan(): boolean {
    for (let at = 0; ; ) {
      const marker = this.#held.indexOf(0xff, at);
      const code = marker === -1 ? undefined : this.#held[marker + 1];
      if (code === undefined) {
        this.#out.push(this.#consume(marker === -1 ? this.#held.length : marker));
        return false;
      }
      if (code === 0x00 || (code >= 0xd0 && code <= 0xd7)) at = marker + 2;
      else {
        this.#out.push(this.#consume(marker));
        return true;
      }
    }
  }
}
