import type { ByteRange } from '../../core/storage/storage.ts';

/**
 * What a Range header asks for of so many bytes (RFC 9110 §14). null: all of it, because nothing, nonsense or several ranges were
 * asked for, which a server may answer in full; 'unsatisfiable': 416.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const asked = /^bytes *= *(?:(\d{1,16}) *)?-(?: *(\d{1,16}))?$/i.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = asked ?? [];
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
