import type { ProductPicture } from '../../pages/product-pictures.ts';

export const productPictureTexts = {
  title: 'So sieht es aus',
  note: 'Die Bilder zeigen erfundene Menschen und Unternehmen.',
  captions: {
    result: 'Ihr Ergebnis: Ihre Stärken der Reihe nach, und wie sicher jeder Platz ist.',
    match: 'Die Passung zu einer Stelle: was sie verlangt, und was davon zu Ihren Stärken gehört.',
    seen: 'Wer sieht mich: was jedes Unternehmen sieht und wann es hingeschaut hat.',
    course: 'Ein Kurs: was darin steht und wie weit Sie sind.',
    board: 'Für Unternehmen: alle Bewerbungen einer Stelle nach ihrem Stand.',
  } satisfies Record<ProductPicture, string>,
} as const;
