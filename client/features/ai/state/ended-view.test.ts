import { expect, test } from 'vitest';
import type { GenerationReport, SourceView } from '#shared/ai/state.ts';
import { doneTitle, reportSentences } from './ended-view.tsx';

const report = (values: Partial<GenerationReport>): GenerationReport => ({
  lessons: 2,
  texts: 6,
  questions: 3,
  leftOutQuestions: 0,
  heldSources: 0,
  unheldSources: 0,
  ...values,
});
const source = (kind: SourceView['kind']): SourceView => ({
  sourceId: 's',
  kind,
  name: 'Quelle',
  unit: 'page',
  parts: 3,
  url: null,
  type: null,
  problem: null,
});

test('reports written lessons, left-out questions and supported sources', () => {
  const said = reportSentences(report({ leftOutQuestions: 2, heldSources: 5, unheldSources: 1 }), [source('file')]);
  expect(said).toEqual([
    '2 Lektionen mit 6 Texten und 3 Fragen.',
    '2 Fragen wurden weggelassen, weil sie nicht eindeutig oder zu leicht zu erraten waren.',
    '5 von 6 Quellenangaben stehen wörtlich auf der genannten Seite. Die übrigen sind mit „nicht belegt“ gekennzeichnet.',
  ]);
});

test('says that no question was good enough', () => {
  const said = reportSentences(report({ questions: 0, leftOutQuestions: 1 }), [source('text')]);
  expect(said[1]).toBe('Es gibt keine Fragen: Keine war gut genug.');
});

test('says that a course from a topic has no sources', () => {
  expect(reportSentences(report({}), [source('topic')])).toEqual([
    '2 Lektionen mit 6 Texten und 3 Fragen.',
    'Quellen gibt es keine: Der Kurs entstand aus einem Thema.',
  ]);
});

test.each([
  ['topic', null, 'KI-Kurs generiert'],
  ['text', null, 'KI-Kurs generiert'],
  ['file', null, 'Kurs aus Datei generiert'],
  ['file', 'l', 'Inhalt erzeugt'],
] as const)('the title for a course from a %s with lesson %s is %s', (kind, lessonId, expected) => {
  expect(doneTitle({ sources: [source(kind)], lessonId })).toBe(expected);
});
