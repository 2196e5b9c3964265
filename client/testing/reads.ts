/** The plain routes beside tRPC, stubbed at `fetch`. */
import { vi } from 'vitest';

type Query = Record<string, string>;
type Reader = (query: Query) => unknown;
export type Reads = Record<string, Reader>;

/** An answer with another status than 200. */
class Status {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}
export const withStatus = (status: number, body: unknown): Status => new Status(status, body);

/** A reader that fails like a lost network. */
export const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Answers requests by their path until the test ends; other paths fail. The readers may be replaced meanwhile. */
export function answerReads(reads: Reads): Reads {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target) => {
    const { pathname, searchParams } = new URL(String(target), window.location.href);
    const reader = reads[pathname] ?? lost;
    const found = reader(Object.fromEntries(searchParams));
    return found instanceof Status
      ? Response.json(found.body, { status: found.status })
      : Response.json(await Promise.resolve(found));
  });
  return reads;
}
