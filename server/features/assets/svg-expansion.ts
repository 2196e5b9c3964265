const maxRenderedElements = 500_000;
const maxReferenceDepth = 2_000;
const unknown = -1;
const inProgress = -2;

/**
 * Counts the elements that a browser renders for nested references: thirty of them can expand to a billion. Visits
 * every element once.
 */
export class ReferenceExpansion {
  readonly #parents: number[] = [];
  readonly #shown: (readonly string[])[] = [];
  readonly #ids = new Map<string, number>();
  readonly #open: number[] = [];

  enter(id: string | undefined, shows: readonly string[]): void {
    const index = this.#parents.length;
    this.#parents.push(this.#open.at(-1) ?? -1);
    this.#shown.push(shows);
    if (id !== undefined && !this.#ids.has(id)) this.#ids.set(id, index);
    this.#open.push(index);
  }

  leave(): void {
    this.#open.pop();
  }

  isBounded(): boolean {
    if (this.#parents.length === 0) return true;
    const children: number[][] = this.#parents.map(() => []);
    for (const [index, parent] of this.#parents.entries()) children[parent]?.push(index);
    const sizes = new Float64Array(this.#parents.length).fill(unknown);
    const sizeOf = (index: number, depth: number): number => {
      const size = sizes[index] ?? 0;
      if (size === inProgress || depth > maxReferenceDepth) return Number.POSITIVE_INFINITY;
      if (size !== unknown) return size;
      sizes[index] = inProgress;
      let sum = 1;
      for (const child of children[index] ?? []) sum += sizeOf(child, depth + 1);
      for (const id of this.#shown[index] ?? []) {
        const target = this.#ids.get(id);
        if (target !== undefined) sum += sizeOf(target, depth + 1);
      }
      sizes[index] = sum;
      return sum;
    };
    return sizeOf(0, 0) <= maxRenderedElements;
  }
}
