/**
 * Solves the square system `matrix x = right` by Gaussian elimination with pivoting. Throws if the system is
 * singular.
 */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1) {
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    }
    const pivotRow = rows[pivot];
    const columnRow = rows[column];
    if (!pivotRow || !columnRow || Math.abs(at(pivot, column)) < 1e-12)
      throw new Error('The equations have no single solution.');
    [rows[column], rows[pivot]] = [pivotRow, columnRow];
    for (let row = column + 1; row < size; row += 1) {
      const factor = at(row, column) / at(column, column);
      rows[row] = (rows[row] ?? []).map((value, index) => value - factor * at(column, index));
    }
  }
  const answer = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let rest = at(row, size);
    for (let column = row + 1; column < size; column += 1) rest -= at(row, column) * (answer[column] ?? 0);
    answer[row] = rest / at(row, row);
  }
  return answer;
}
