declare module '@jsonresume/schema' {
  type Fault = { path: ReadonlyArray<string | number> };
  /** Calls `answer` synchronously. */
  export function validate(resume: unknown, answer: (faults: readonly Fault[] | null, isValid: boolean) => void): void;
}
