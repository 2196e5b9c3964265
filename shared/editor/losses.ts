/** What was pasted and cannot be taken, counted by kind. */
export type Losses = {
  pictures: number;
  drawings: number;
  formulas: number;
  embedded: number;
  rows: number;
  columns: number;
  files: number;
};

export const noLosses = (): Losses => ({
  pictures: 0,
  drawings: 0,
  formulas: 0,
  embedded: 0,
  rows: 0,
  columns: 0,
  files: 0,
});
