import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import { RuleError } from '../../core/errors.ts';
import { formOverheadBytes, limitRequestSize } from './upload.ts';

type FormLimits<Field extends string> = {
  fields: readonly Field[];
  maxBytesPerFile: number;
  maxRequestBytes: number;
};

export type ReceivedFiles<Field extends string> = Partial<Record<Field, Buffer | 'tooLarge'>>;
type ReceivedForm<Field extends string> = { files: ReceivedFiles<Field>; fields: Readonly<Record<string, unknown>> };

/**
 * Reads to the end, so that an error can name the oversized file.
 * @throws RuleError TOO_LARGE for an oversized request
 */
export function receiveFiles<Field extends string>(
  request: Request,
  response: Response,
  { fields, maxBytesPerFile, maxRequestBytes }: FormLimits<Field>,
): Promise<ReceivedForm<Field>> {
  const mostBytes = maxRequestBytes + formOverheadBytes;
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw new RuleError('TOO_LARGE');
  const files: ReceivedFiles<Field> = {};
  const storage: StorageEngine = {
    _handleFile: (_request, file, done) => {
      collect(file.stream, maxBytesPerFile).then(
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
  limitRequestSize(request, mostBytes);
  return new Promise((resolve, reject) => {
    multer({ storage, limits }).fields(parts)(request, response, (error: unknown) => {
      if (error) reject(new RuleError(request.destroyed && !request.complete ? 'UPLOAD_ABORTED' : 'INVALID_INPUT'));
      else resolve({ files, fields: { ...request.body } });
    });
  });
}

async function collect(stream: NodeJS.ReadableStream, maxBytesPerFile: number): Promise<Buffer | 'tooLarge'> {
  let [chunks, bytes]: [Buffer[], number] = [[], 0];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytesPerFile) chunks.push(chunk);
    else chunks = [];
  }
  return bytes > maxBytesPerFile ? 'tooLarge' : Buffer.concat(chunks);
}
