import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { productPictureTexts } from '#shared/texts/pages/product-pictures.ts';
import { renderAt } from '../../testing/render.tsx';

const page = { title: 'Seite', description: '', intro: '<p>Text</p>', sections: [], steps: [], updatedAt: null };

test('/features shows five captioned pictures for phone and desktop that load lazily, in both schemes', async () => {
  await renderAt('/features', { answers: { 'pages.page': page } });
  const section = await screen.findByRole('region', { name: productPictureTexts.title });
  const figures = within(section).getAllByRole('figure');
  expect(figures.map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual(
    Object.values(productPictureTexts.captions).map(({ title, text }) => title + text),
  );
  const ends = (urls: Array<string | undefined>) => urls.map((url) => url?.replace(/^[^-]*-/u, ''));
  for (const figure of figures) {
    const pictures = [...figure.querySelectorAll('img')];
    expect(ends(pictures.map(({ src }) => src))).toEqual(['desktop-light.webp', 'desktop-dark.webp']);
    expect(pictures.every((picture) => picture.getAttribute('loading') === 'lazy')).toBe(true);
    const sources = [...figure.querySelectorAll('source')];
    within(figure).getByText(productPictureTexts.example);
    expect(ends(sources.map(({ srcset }) => srcset))).toEqual(['phone-light.webp', 'phone-dark.webp']);
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
