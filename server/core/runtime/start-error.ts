/** Something the operator can put right. Its message names the cure; it is printed alone, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
