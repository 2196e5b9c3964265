import type { Request } from 'express';
import { kindOf } from '#shared/assets/kinds.ts';
import type { ByteRange } from '../../core/storage/storage.ts';
import type { ReadableFile } from './service.ts';

/** A file never changes under its key. One hour, because access may be revoked. */
const cacheControl = 'private, max-age=3600';

/** No file may run scripts. */
const policies = {
  inline:
    "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  attachment: "sandbox; default-src 'none'; frame-ancestors 'none'",
} as const;

export function fileHeaders({ id, type, filename, createdAt }: ReadableFile): Record<string, string> {
  const disposition = dispositionOf(type);
  return {
    'Content-Type': type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
    'Content-Disposition': `${disposition}; ${nameParameters(filename)}`,
    'Content-Security-Policy': policies[disposition],
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': cacheControl,
    'Accept-Ranges': 'bytes',
    'Last-Modified': createdAt.toUTCString(),
    ETag: `"${id}"`,
  };
}

/** Pages can embed SVG despite this header; opened directly, it is downloaded. */
const dispositionOf = (type: string): keyof typeof policies =>
  type === 'application/pdf' || (kindOf(type) !== 'document' && type !== 'image/svg+xml') ? 'inline' : 'attachment';

function nameParameters(filename: string): string {
  const ascii = filename
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

export function requestedRange(
  request: Request,
  { id, size, createdAt }: ReadableFile,
): ByteRange | 'unsatisfiable' | null {
  const { 'if-range': condition } = request.headers;
  const isSame = condition === undefined || condition === `"${id}"` || condition === createdAt.toUTCString();
  return isSame ? parseRange(request.headers.range, size) : null;
}

/**
 * The range that a Range header requests (RFC 9110 §14). `size` in bytes. null: the whole file, for a missing or invalid header or
 * several ranges. 'unsatisfiable': 416.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes *= *(?:(\d{1,16}) *)?-(?: *(\d{1,16}))?$/i.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
