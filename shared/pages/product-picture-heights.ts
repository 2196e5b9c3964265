/** In CSS pixels, written by `npm run screens -- --product`: a picture ends where a part of the screen ends. */
export const productPictureHeights = {
  phone: { match: 375, result: 418, seen: 348, course: 407, board: 199 },
  desktop: { match: 328, result: 369, seen: 270, course: 372, board: 437 },
} as const;
