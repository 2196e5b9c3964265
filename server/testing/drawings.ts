import { inspectSvg } from '../features/assets/svg-check.ts';

export const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** A drawing with this inside. */
export const drawing = (inside: string): string => `<svg ${namespaces}>${inside}</svg>`;

/** Whether a drawing that arrives in one piece is taken. */
export function passes(bytes: Buffer | string): boolean {
  const inspection = inspectSvg();
  try {
    inspection.chunk(Buffer.from(bytes));
    inspection.end();
    return true;
  } catch {
    return false;
  }
}
