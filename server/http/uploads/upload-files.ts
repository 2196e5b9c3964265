import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import { RuleError } from '../../core/errors.ts';
import { endFloods, formBytes } from './upload.ts';

type Reception<Field extends string> = {
  fields: readonly Field[];
  /** Larger files are discarded and reported as 'tooLarge'. */
  keptBytes: number;
  requestBytes: number;
};

export type GivenFiles<Field extends string> = Partial<Record<Field, Buffer | 'tooLarge'>>;
type GivenForm<Field extends string> = { files: GivenFiles<Field>; fields: Readonly<Record<string, unknown>> };

/**
 * Reads a form with small files into memory, to its end, so that an error can name the oversized file.
 * @throws RuleError TOO_LARGE for more than the request may hold
 */
export function receiveFiles<Field extends string>(
  request: Request,
  response: Response,
  { fields, keptBytes, requestBytes }: Reception<Field>,
): Promise<GivenForm<Field>> {
  const mostBytes = requestBytes + formBytes;
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw new RuleError('TOO_LARGE');
  const files: GivenFiles<Field> = {};
  const storage: StorageEngine = {
    _handleFile: (_request, file, done) => {
      collect(file.stream, keptBytes).then(
        (content) => {
          files[file.fieldname as Field] = content;
          done(null, {});
        },
        (error: unknown) => done(error),
      );
    },
    _removeFile: (_request, _file, done) => done(null),
  };
  const limits = {
    files: fields.length,
    fields: 3,
    parts: fields.length + 4,
    fieldNameSize: 100,
    fieldSize: 1000,
    headerPairs: 20,
  };
  const parts = fields.map((name) => ({ name, maxCount: 1 }));
  endFloods(request, mostBytes);
  return new Promise((resolve, reject) => {
    multer({ storage, limits }).fields(parts)(request, response, (error: unknown) => {
      if (error) reject(new RuleError(request.destroyed && !request.complete ? 'UPLOAD_ABORTED' : 'INVALID_INPUT'));
      else resolve({ files, fields: { ...request.body } });
    });
  });
}

async function collect(stream: NodeJS.ReadableStream, keptBytes: number): Promise<Buffer | 'tooLarge'> {
  let [chunks, bytes]: [Buffer[], number] = [[], 0];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= keptBytes) chunks.push(chunk);
    else chunks = [];
  }
  return bytes > keptBytes ? 'tooLarge' : Buffer.concat(chunks);
}
