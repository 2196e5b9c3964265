import type { ProductPicture } from '../../pages/product-pictures.ts';

type Caption = { title: string; text: string; next: string };

/** A text names the content of the picture and its benefit, `next` the place to try it. */
export const productPictureTexts = {
  note: 'Echte Ansichten mit erfundenen Menschen und Unternehmen.',
  captions: {
    match: {
      title: 'Wissen, welche Stelle passt',
      text: 'Gehalt und Ort zuerst. Die Passung nennt, welche Ihrer Stärken gefragt sind. So lesen Sie nur, was sich lohnt.',
      next: 'Stellen ansehen',
    },
    result: {
      title: 'Sehen, was Sie stark macht',
      text: 'Je länger der Balken, desto größer die Stärke. Der grüne Teil ist offen. So wissen Sie, worauf Sie sich verlassen können.',
      next: 'Tests ansehen',
    },
    seen: {
      title: 'Bestimmen, wer Sie sieht',
      text: 'Jedes Unternehmen, was es sieht und wann es hingeschaut hat. Mit einem Schalter beenden Sie es, sofort.',
      next: 'Was mit Ihren Daten geschieht',
    },
    course: {
      title: 'Lernen, was fehlt',
      text: 'Dauer, Inhalt und Stärken stehen vorn, am Ende ein Zertifikat. So kommen Sie der nächsten Stelle näher.',
      next: 'Kurse ansehen',
    },
    board: {
      title: 'Antworten, ohne jemanden zu vergessen',
      text: 'Alle Bewerbungen einer Stelle nach ihrem Stand, mit Passung und dem Tag der Antwort. So wartet niemand vergebens.',
      next: 'Was Unternehmen bekommen',
    },
  } satisfies Record<ProductPicture, Caption>,
} as const;
