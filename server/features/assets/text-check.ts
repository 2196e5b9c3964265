import { RuleError } from '../../core/errors.ts';

/** Checks a file while it streams. `chunk` and `end` throw RuleError FILE_TYPE_REFUSED. */
export type Inspection = { chunk: (chunk: Buffer) => void; end: () => void };

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells other files from text
const controlCharacters = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/;

export function isTextSample(sample: Buffer): boolean {
  try {
    return !controlCharacters.test(new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true }));
  } catch {
    return false;
  }
}

const refusal = () => new RuleError('FILE_TYPE_REFUSED');

export function inspectText(look: (text: string) => void = () => undefined): Inspection {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch {
      throw refusal();
    }
  };
  const pass = (text: string) => {
    if (controlCharacters.test(text)) throw refusal();
    look(text);
  };
  return { chunk: (chunk) => pass(decode(chunk)), end: () => pass(decode()) };
}
