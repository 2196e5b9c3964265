import { expect, test } from 'vitest';
import { createLogger, describeError } from './logger.ts';

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

function logged(fields: object): string {
  const lines: string[] = [];
  createLogger('info', { write: (line: string) => void lines.push(line) }).info(fields, 'message');
  return lines.join('');
}

test('an error keeps its kind, place and constraint, but nothing that people typed', () => {
  const detail = 'Key (email)=(anna@firma.de) already exists.';
  const cause = new Error('invalid input syntax for type uuid: "Anna Beispiel"');
  const error = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email_key"', { cause }),
    {
      ...{ code: '23505', constraint: 'users_email_key', detail, where: 'unnamed portal parameter $1 = anna' },
    },
  );
  const line = logged({ err: error });
  for (const expected of ['23505', 'duplicate key', 'users_email_key', 'logger.test.ts', 'invalid input syntax'])
    expect(line).toContain(expected);
  expect(line).not.toMatch(/anna|Beispiel|firma/i);
});

test.each([
  [{ error: 'Error: 550 5.1.1 <anna.ä@firma.de>: Recipient address rejected' }, 'Recipient address rejected'],
  [{ err: { message: 'cannot reach anna@firma.de', code: 'X1' } }, 'X1'],
  [{ err: new SyntaxError('Unexpected token, "anna" is not valid JSON') }, 'is not valid JSON'],
  [{ err: new AggregateError([new Error('eins anna@firma.de')], 'beide') }, 'eins'],
  [{ err: 'anna@firma.de' }, 'message'],
])('%j loses addresses and quotations', (fields, expected) => {
  const line = logged(fields);
  expect(line).toContain(expected);
  expect(line).not.toMatch(/anna/i);
});
