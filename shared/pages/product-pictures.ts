/** Screens of the demo on the page /features, in this order. */
export const productPictures = ['result', 'match', 'seen', 'course', 'board'] as const;
export type ProductPicture = (typeof productPictures)[number];

export const pictureSchemes = ['light', 'dark'] as const;
type PictureScheme = (typeof pictureSchemes)[number];

/** In CSS pixels; a picture has one pixel for each. */
export const productPictureSize = { width: 1000, height: 640 } as const;

/** All pictures together, so that the page stays light on slow phones. */
export const maxProductPictureBytes = 400_000;

export const productPictureUrl = (name: ProductPicture, scheme: PictureScheme): string =>
  `/pictures/${name}-${scheme}.webp`;

export const productPictureFile = (name: ProductPicture, scheme: PictureScheme): string =>
  `client/public${productPictureUrl(name, scheme)}`;
