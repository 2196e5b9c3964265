import type { ProductPicture } from '../../pages/product-pictures.ts';

type Caption = { title: string; text: string; next: string };

/** A text names the content of the picture and its benefit, `next` the place to try it. */
export const productPictureTexts = {
  note: 'Echte Ansichten mit erfundenen Menschen und Unternehmen.',
  captions: {
    match: {
      title: 'Wissen, welche Stelle passt',
      text: 'Gehalt, Ort und Passung auf einen Blick, mit den Gründen.',
      next: 'Stellen ansehen',
    },
    result: {
      title: 'Sehen, was Sie stark macht',
      text: 'Je länger der Balken, desto größer die Stärke. Der grüne Teil ist offen.',
      next: 'Tests ansehen',
    },
    seen: {
      title: 'Bestimmen, wer Sie sieht',
      text: 'Sie lesen, wer was sieht. Ein Schalter beendet es sofort.',
      next: 'Was mit Ihren Daten geschieht',
    },
    course: {
      title: 'Lernen, was fehlt',
      text: 'Kurze Kurse zu gefragten Stärken, am Ende mit Zertifikat.',
      next: 'Kurse ansehen',
    },
    board: {
      title: 'Antworten, ohne jemanden zu vergessen',
      text: 'Alle Bewerbungen nach ihrem Stand, mit Passung und Antworttag.',
      next: 'Was Unternehmen bekommen',
    },
  } satisfies Record<ProductPicture, Caption>,
} as const;
