export type Matrix = { size: number; entries: Float64Array };

const at = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;

/**
 * Lower triangular L with L·Lᵀ = `matrix`; reads only the lower half.
 * @throws RangeError if the matrix is not positive definite
 */
export function choleskyFactor({ size, entries }: Matrix): Matrix {
  const factor = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = at(entries, row * size + column);
      for (let k = 0; k < column; k++) rest -= at(factor, row * size + k) * at(factor, column * size + k);
      if (row === column && !(rest > 0)) throw new RangeError('the matrix is not positive definite');
      factor[row * size + column] = row === column ? Math.sqrt(rest) : rest / at(factor, column * size + column);
    }
  }
  return { size, entries: factor };
}

export function solveLower({ size, entries }: Matrix, right: Float64Array): Float64Array {
  const solution = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let rest = at(right, row);
    for (let k = 0; k < row; k++) rest -= at(entries, row * size + k) * at(solution, k);
    solution[row] = rest / at(entries, row * size + row);
  }
  return solution;
}

export function solveTransposed({ size, entries }: Matrix, right: Float64Array): Float64Array {
  const solution = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let rest = at(right, row);
    for (let k = row + 1; k < size; k++) rest -= at(entries, k * size + row) * at(solution, k);
    solution[row] = rest / at(entries, row * size + row);
  }
  return solution;
}
