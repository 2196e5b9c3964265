/** In CSS pixels, written by `npm run screens -- --product`: a picture ends where a part of the screen ends. */
export const productPictureHeights = {
  phone: { match: 490, result: 504, seen: 378, course: 640, board: 355 },
  desktop: { match: 414, result: 431, seen: 491, course: 535, board: 295 },
} as const;
