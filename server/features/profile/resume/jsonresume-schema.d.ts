declare module '@jsonresume/schema' {
  type Fault = { path: ReadonlyArray<string | number> };
  /** Answers at once, before it returns. */
  export function validate(resume: unknown, answer: (faults: readonly Fault[] | null, isValid: boolean) => void): void;
}
