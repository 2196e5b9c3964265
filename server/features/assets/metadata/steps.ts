/**
 * What a parser wants next of the input: to read so many bytes (`take`), to let them through, to leave them out, or to let zeros through
 * in their place. `scan` lets entropy-coded data of JPEG through up to the next marker.
 */
export type Step =
  | { take: number }
  | { pass: number }
  | { skip: number }
  | { blank: number }
  | { emit: Buffer }
  | { scan: true };
export type Parser = Generator<Step, void, Buffer>;
