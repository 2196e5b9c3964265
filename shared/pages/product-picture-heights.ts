/** In CSS pixels, written by `npm run screens -- --product`: a picture ends where a part of the screen ends. */
export const productPictureHeights = {
  phone: { match: 402, result: 418, seen: 422, course: 388, board: 199 },
  desktop: { match: 330, result: 369, seen: 321, course: 372, board: 450 },
} as const;
