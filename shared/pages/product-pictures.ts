import { productPictureHeights } from './product-picture-heights.ts';

/** Screens of the demo on the public pages, in the order of /features. */
export const productPictures = ['match', 'result', 'seen', 'course', 'board'] as const;
export type ProductPicture = (typeof productPictures)[number];

export const pictureSchemes = ['light', 'dark'] as const;
type PictureScheme = (typeof pictureSchemes)[number];

/** In CSS pixels. A file has `scale` pixels for each. */
export const pictureSizes = {
  phone: { width: 344, scale: 1.75 },
  desktop: { width: 600, scale: 1.5 },
} as const;
export type PictureDevice = keyof typeof pictureSizes;

export const pictureSizeOf = (name: ProductPicture, device: PictureDevice) => ({
  width: pictureSizes[device].width,
  height: productPictureHeights[device][name],
});

export const pictureDevices = ['phone', 'desktop'] as const satisfies readonly PictureDevice[];

/** A visitor loads the five pictures of one device and scheme. */
export const maxProductPictureBytes = 140_000;

type PictureKind = { scheme: PictureScheme; device: PictureDevice };

export const productPictureUrl = (name: ProductPicture, { scheme, device }: PictureKind): string =>
  `/pictures/${name}-${device}-${scheme}.webp`;

export const productPictureFile = (name: ProductPicture, kind: PictureKind): string =>
  `client/public${productPictureUrl(name, kind)}`;
