import { vi } from 'vitest';

/** Every observed element counts as in view, or as out of view. */
export function placeEverything(isIntersecting: boolean): void {
  class Observer extends IntersectionObserver {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      this.#callback = callback;
    }
    override observe(target: Element): void {
      this.#callback([{ isIntersecting, target } as IntersectionObserverEntry], this);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
}
