import type { ProductPicture } from '../../pages/product-pictures.ts';

export const productPictureTexts = {
  title: 'So sieht es aus',
  example: 'Beispiel',
  note: 'Die Bilder zeigen erfundene Menschen und Unternehmen.',
  captions: {
    match: {
      title: 'Wissen, welche Stelle passt',
      text: 'Die Passung zeigt, was die Stelle verlangt und was davon zu Ihren Stärken gehört.',
    },
    result: {
      title: 'Sehen, was Sie stark macht',
      text: 'Ihre Stärken der Reihe nach, und wie sicher jeder Platz ist.',
    },
    seen: {
      title: 'Bestimmen, wer Sie sieht',
      text: 'Jedes Unternehmen, das Ihr Ergebnis sieht, was es sieht und wann es hingeschaut hat.',
    },
    course: {
      title: 'Lernen, was fehlt',
      text: 'Kurse von Unternehmen, Schritt für Schritt, mit Zertifikat am Ende.',
    },
    board: {
      title: 'Antworten, ohne jemanden zu vergessen',
      text: 'Unternehmen sehen alle Bewerbungen einer Stelle nach ihrem Stand, mit dem Tag der Antwort.',
    },
  } satisfies Record<ProductPicture, { title: string; text: string }>,
} as const;
