import { expect, test } from 'vitest';
import { videoSource } from './video.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12', youtube],
  ['https://youtu.be/dQw4w9WgXcQ', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  ],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e'],
  ['https://medien.example/film.mp4', 'https://medien.example/film.mp4'],
])('%s plays from %s', (link, src) => {
  expect(videoSource(link)?.src).toBe(src);
});

test.each([
  'http://medien.example/film.mp4',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://name:passwort@medien.example/film.mp4',
  'https://www.youtube.com/watch?v=zu-kurz',
  'https://www.youtube.com/@kanal',
  'https://vimeo.com/kanal',
  '',
  'kein Link',
])('%s is not a video', (link) => {
  expect(videoSource(link)).toBeNull();
});
