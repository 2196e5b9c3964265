import { expect, test } from 'vitest';
import type { ReaderBlock } from '../publishing/snapshot.ts';
import { minutesOfLesson } from './lesson-minutes.ts';

const file = (type: string): ReaderBlock => ({
  ...{ id: 'f', type: 'asset' },
  json_content: { fileId: null, url: '/files/f', alt: '', caption: '', filename: 'f', size: 1, type },
});
const text = (words: number): ReaderBlock => ({
  ...{ id: 't', type: 'text' },
  json_content: { content: `<p>${'<b>Wort</b> '.repeat(words)}</p>` },
});
const quiz: ReaderBlock = { id: 'q', type: 'quiz', json_content: { question: '?', options: ['a', 'b'] } };
const video: ReaderBlock = { id: 'v', type: 'video', json_content: { url: '', title: '' } };

test.each([
  ['nothing', [], 1],
  ['200 words', [text(200)], 1],
  ['201 words', [text(201)], 2],
  ['three questions', [quiz, quiz, quiz], 2],
  ['a film', [video], 4],
  ['a film and a sound as files', [file('video/mp4'), file('audio/mpeg')], 8],
  ['a picture and a document', [file('image/png'), file('application/pdf')], 2],
])('a lesson with %s takes minutes', (_, content_blocks, minutes) => {
  expect(minutesOfLesson({ content_blocks })).toBe(minutes);
});
