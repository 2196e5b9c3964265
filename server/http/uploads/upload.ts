import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import type { ErrorCode } from '#shared/errors.ts';
import { RuleError } from '../../core/errors.ts';
import { seconds } from '../../core/runtime/clock.ts';
import type { Incoming, StoredUpload } from '../../features/assets/service.ts';

export const formOverheadBytes = 1024 * 1024;
/** Time to drain the request after a refusal: many browsers read the answer only after they have sent everything. */
const drainMs = seconds(10);
const disconnectDelayMs = seconds(1);

export type Receiver<T = StoredUpload> = {
  maxBytes: number;
  tooLarge: ErrorCode;
  store: (incoming: Incoming) => Promise<T>;
  discard: (stored: T) => Promise<void>;
};

/**
 * Stores the file while it is received. Refuses as early as possible.
 * @throws RuleError and errors of `store`; then nothing is stored
 */
export function receiveFile<T = StoredUpload>(request: Request, response: Response, receiver: Receiver<T>): Promise<T> {
  const mostBytes = receiver.maxBytes + formOverheadBytes;
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
            // Rejects at once, because multer reads the request to its end before it reports. Only multer knows why
            // an aborted request failed.
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
    limitRequestSize(request, mostBytes);
    // Browsers send names in UTF-8; multer defaults to latin1.
    multer({ storage: engine, limits, defParamCharset: 'utf8' }).single('file')(request, response, (error: unknown) => {
      if (error) reject(refusalOf(error, request));
      else if (stored === null) reject(new RuleError('ONE_FILE_ONLY'));
      else resolve(stored);
    });
  });
}

/** Disconnects after a delay: an immediate reset would discard the answer before the client reads it. */
export function limitRequestSize(request: Request, mostBytes: number): void {
  let [bytes, isOver] = [0, false];
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= 2 * mostBytes) return;
    // On every chunk, because `drainAfterAnswer` resumes the request.
    request.unpipe();
    request.pause();
    if (isOver) return;
    isOver = true;
    const hangUp = setTimeout(() => request.socket.destroy(), disconnectDelayMs);
    request.socket.once('close', () => clearTimeout(hangUp));
  });
}

function refusalOf(error: unknown, request: Request): RuleError {
  if (request.destroyed && !request.complete) return new RuleError('UPLOAD_ABORTED');
  const hasExtraParts = error instanceof MulterError && error.code !== 'MISSING_FIELD_NAME';
  return new RuleError(hasExtraParts ? 'ONE_FILE_ONLY' : 'INVALID_INPUT');
}

export function drainAfterAnswer(request: Request): void {
  if (request.complete) return;
  request.resume();
  const timer = setTimeout(() => request.socket.destroy(), drainMs);
  request.once('close', () => clearTimeout(timer));
}
