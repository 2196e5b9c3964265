/** In CSS pixels, written by `npm run screens -- --product`: a picture ends where a part of the screen ends. */
export const productPictureHeights = {
  phone: { match: 375, result: 418, seen: 301, course: 399, board: 347 },
  desktop: { match: 328, result: 369, seen: 247, course: 335, board: 450 },
} as const;
