import { expect, test } from 'vitest';
import { describeError } from './logger.ts';

test.each([
  [new Error('weg'), 'Error: weg'],
  [{ message: 'relation fehlt', code: '42P01', queue: 'send-mail' }, 'Error: relation fehlt, 42P01'],
  [{ queue: 'send-mail' }, 'a thrown queue'],
  [new AggregateError([new Error('eins'), { message: 'zwei' }], 'beide'), 'beide; Error: eins; Error: zwei'],
  ['Text', 'Text'],
  [null, 'null'],
])('describes %j in words', (error, text) => {
  expect(describeError(error)).toBe(text);
});
