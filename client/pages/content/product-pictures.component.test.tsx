import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { productPictureTexts } from '#shared/texts/pages/product-pictures.ts';
import { renderAt } from '../../testing/render.tsx';

const page = { title: 'Seite', description: '', html: '<p>Text</p>', updatedAt: null };

test('/features shows five captioned pictures that load lazily, in both schemes', async () => {
  await renderAt('/features', { answers: { 'pages.page': page } });
  const section = await screen.findByRole('region', { name: productPictureTexts.title });
  const figures = within(section).getAllByRole('figure');
  expect(figures.map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual(
    Object.values(productPictureTexts.captions),
  );
  for (const figure of figures) {
    const pictures = [...figure.querySelectorAll('img')];
    expect(pictures.map(({ src }) => src.replace(/^.*-/u, ''))).toEqual(['light.webp', 'dark.webp']);
    expect(pictures.every((picture) => picture.getAttribute('loading') === 'lazy')).toBe(true);
  }
});

test('other pages show none', async () => {
  await renderAt('/help', { answers: { 'pages.page': page } });
  await screen.findByText('Text');
  expect(document.querySelector('figure')).toBeNull();
});
