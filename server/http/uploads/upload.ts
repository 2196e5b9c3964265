import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import type { ErrorCode } from '#shared/errors.ts';
import { RuleError } from '../../core/errors.ts';
import { seconds } from '../../core/runtime/clock.ts';
import type { Incoming, StoredUpload } from '../../features/assets/service.ts';

/** What a form may be larger than its file: boundaries, headers, a few short fields. */
export const formBytes = 1024 * 1024;
/** So long what still comes in after a refusal is read away: many browsers read the answer only once they have sent all. */
const lingerMs = seconds(10);
/** The time to read an answer for somebody who sends more than any upload holds. */
const hangUpMs = seconds(1);

export type Receiver<T = StoredUpload> = {
  /** No file that this upload could bring is larger. */
  maxBytes: number;
  /** How a request is refused that says itself that it is larger. */
  tooLarge: ErrorCode;
  store: (incoming: Incoming) => Promise<T>;
  discard: (stored: T) => Promise<void>;
};

/**
 * Reads a form with one file in the field 'file' and stores it while it comes in. A refusal is known as soon as it is certain.
 * @throws RuleError and whatever `store` throws; then nothing is stored
 */
export function receiveFile<T = StoredUpload>(request: Request, response: Response, receiver: Receiver<T>): Promise<T> {
  const mostBytes = receiver.maxBytes + formBytes;
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw new RuleError(receiver.tooLarge);
  return new Promise((resolve, reject) => {
    let stored: T | null = null;
    const engine: StorageEngine = {
      _handleFile: (_request, file, done) => {
        receiver.store({ source: file.stream, filename: file.originalname }).then(
          (upload) => {
            stored = upload;
            done(null, {});
          },
          (error: unknown) => {
            // At once: multer itself reads to the end of the request before it tells. Only why a request broke off it knows best.
            if (!(error instanceof RuleError && error.code === 'UPLOAD_ABORTED')) reject(error as Error);
            done(error);
          },
        );
      },
      _removeFile: (_request, _file, done) => {
        const removal = stored === null ? Promise.resolve() : receiver.discard(stored);
        removal.then(() => done(null), done);
      },
    };
    const limits = { files: 1, fields: 3, parts: 4, fieldNameSize: 100, fieldSize: 1000, headerPairs: 20 };
    endFloods(request, mostBytes);
    // Browsers send names in UTF-8; multer's own default is older than that.
    multer({ storage: engine, limits, defParamCharset: 'utf8' }).single('file')(request, response, (error: unknown) => {
      if (error) reject(refusalOf(error, request));
      else if (stored === null) reject(new RuleError('ONE_FILE_ONLY'));
      else resolve(stored);
    });
  });
}

/**
 * A request that did not say how long it is, and is longer than any upload, is not read to its end. It is hung up on a moment
 * later: who is cut off while still sending gets a reset, and with it loses the answer that was on its way.
 */
export function endFloods(request: Request, mostBytes: number): void {
  let [bytes, isOver] = [0, false];
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= 2 * mostBytes) return;
    // Every time: who lingers after an answer sets the request going again.
    request.unpipe();
    request.pause();
    if (isOver) return;
    isOver = true;
    const hangUp = setTimeout(() => request.socket.destroy(), hangUpMs);
    request.socket.once('close', () => clearTimeout(hangUp));
  });
}

function refusalOf(error: unknown, request: Request): RuleError {
  if (request.destroyed && !request.complete) return new RuleError('UPLOAD_ABORTED');
  const isSurplus = error instanceof MulterError && error.code !== 'MISSING_FIELD_NAME';
  return new RuleError(isSurplus ? 'ONE_FILE_ONLY' : 'INVALID_INPUT');
}

/** After an answer that came before the end of the request: reads on for a while, then hangs up. */
export function lingerAfter(request: Request): void {
  if (request.complete) return;
  request.resume();
  const timer = setTimeout(() => request.socket.destroy(), lingerMs);
  request.once('close', () => clearTimeout(timer));
}
