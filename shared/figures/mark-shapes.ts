/** The logo on a 32 × 32 field. The forms overlap by one unit, because shapes that touch show a hairline. */
export const markShapes = {
  round: 'M16 2C16 6 21 7 21 12C21 17.5 11 16 11 21.5C11 26 16 26 16 30A14 14 0 0 1 16 2Z',
  angular: 'M15 2H27A3 3 0 0 1 30 5V27A3 3 0 0 1 27 30H15C15 26 10 26 10 21.5C10 16 20 17.5 20 12C20 7 15 6 15 2Z',
} as const;
