import { expect, test } from 'vitest';
import type { ViewLogEvent } from '../../releases/state.ts';
import { type PersonEventKind, personEventKinds } from '../../releases/view-log-events.ts';
import { viewLogSentence } from './view-log.ts';

const event = (kind: PersonEventKind, more: Partial<ViewLogEvent> = {}): ViewLogEvent => ({
  ...{ eventId: '', kind, companyName: 'Musterhaus', actorName: 'Mara Hell', details: {}, at: new Date() },
  ...more,
});

test.each([
  [
    event('viewed', { details: { as: 'list', jobTitle: 'Koch' } }),
    'Mara Hell von Musterhaus hat Sie in einer Liste gesehen, Stelle „Koch“.',
  ],
  [
    event('viewed', { details: { as: 'whole' }, actorName: null }),
    'Ein ehemaliges Mitglied von Musterhaus hat Ihr Ergebnis angesehen.',
  ],
  [
    event('exported', { details: { format: 'csv' } }),
    'Mara Hell von Musterhaus hat eine Liste mit Ihren Angaben gespeichert (Tabelle).',
  ],
  [
    event('released', { details: { scope: 'named', jobTitle: 'Koch' } }),
    'Sie haben Musterhaus Ihr Ergebnis gezeigt, Stelle „Koch“, mit Namen.',
  ],
  [event('narrowed', { details: { scope: 'anonymous' } }), 'Sie zeigen Musterhaus weniger als vorher, anonym.'],
  [event('withdrawn'), 'Sie zeigen Musterhaus nichts mehr.'],
  [
    event('withdrawn', { details: { jobTitle: 'Koch' } }),
    'Sie haben Ihre Bewerbung bei Musterhaus zurückgezogen, Stelle „Koch“, und zeigen dort nichts mehr.',
  ],
  [event('companyGone'), 'Musterhaus gibt es hier nicht mehr. Von Ihnen ist dort nichts mehr zu sehen.'],
])('%#: an entry names the actor and the action', (entry, sentence) => {
  expect(viewLogSentence(entry)).toBe(sentence);
});

test('every kind of entry consists of complete sentences', () => {
  const kinds = Object.keys(personEventKinds) as PersonEventKind[];
  expect(kinds.map((kind) => viewLogSentence(event(kind))).filter((text) => !/^[„\p{Lu}][^!]*\.$/u.test(text))).toEqual(
    [],
  );
});
