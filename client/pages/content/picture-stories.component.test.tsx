import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { productPictureTexts } from '#shared/texts/pages/product-pictures.ts';
import { renderAt } from '../../testing/render.tsx';

const page = { title: 'Seite', description: '', intro: '<p>Text</p>', sections: [], steps: [], updatedAt: null };

test('/features shows five captioned pictures for phone and desktop that load lazily, in both schemes', async () => {
  await renderAt('/features', { answers: { 'pages.page': page } });
  const figures = await screen.findAllByRole('figure');
  screen.getByText(productPictureTexts.note);
  expect(figures.map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual(
    Object.values(productPictureTexts.captions).map(({ title, text, next }) => title + text + next),
  );
  const ends = (urls: Array<string | undefined>) => urls.map((url) => url?.replace(/^[^-]*-/u, ''));
  for (const figure of figures) {
    const pictures = [...figure.querySelectorAll('img')];
    expect(ends(pictures.map(({ src }) => src))).toEqual(['desktop-light.webp', 'desktop-dark.webp']);
    expect(pictures.every((picture) => picture.getAttribute('loading') === 'lazy')).toBe(true);
    const sources = [...figure.querySelectorAll('source')];
    expect(ends(sources.map(({ srcset }) => srcset))).toEqual(['phone-light.webp', 'phone-dark.webp']);
  }
});

test('/features separates people who look for work from companies, each with a next step', async () => {
  const steps = [
    { label: 'Test starten', path: '/tests' },
    { label: 'Firmen', path: '/company-info' },
  ];
  const sections = ['Für Arbeitsuchende: Daten', 'Für Unternehmen: Team'].map((title) => ({
    title,
    html: '',
    parts: [],
  }));
  await renderAt('/features', { answers: { 'pages.page': { ...page, sections, steps } } });
  for (const [name, topic, step, count] of [
    ['Für Arbeitsuchende', 'Daten', 'Test starten', 4],
    ['Für Unternehmen', 'Team', 'Firmen', 1],
  ] as const) {
    const region = await screen.findByRole('region', { name });
    expect(within(region).getAllByRole('figure')).toHaveLength(count);
    within(region).getByRole('heading', { level: 3, name: topic });
    expect(within(region).getAllByRole('link').at(-1)?.textContent).toBe(step);
    const jump = within(screen.getByRole('navigation', { name: 'Für wen' })).getByRole('link', { name });
    expect(document.querySelector(jump.getAttribute('href') ?? '')).toBe(region);
  }
});

test('/features loads the first picture early, for one device and scheme each', async () => {
  await renderAt('/features', { answers: { 'pages.page': page } });
  await screen.findByText('Text');
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')];
  expect(preloads.map(({ media, href }) => [href.replace(/^.*\//u, ''), media])).toEqual([
    ['match-phone-light.webp', '(max-width: 30em) and (prefers-color-scheme: light)'],
    ['match-phone-dark.webp', '(max-width: 30em) and (prefers-color-scheme: dark)'],
    ['match-desktop-light.webp', '(min-width: 30.01em) and (prefers-color-scheme: light)'],
    ['match-desktop-dark.webp', '(min-width: 30.01em) and (prefers-color-scheme: dark)'],
  ]);
});

test('other pages show none', async () => {
  await renderAt('/about', { answers: { 'pages.page': page } });
  await screen.findByText('Text');
  expect(document.querySelector('figure')).toBeNull();
});
