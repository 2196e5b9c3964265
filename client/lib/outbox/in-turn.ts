/**
 * Runs the work of all tabs under one name one after the other. Browsers offer locks only on pages served over https or from
 * this machine; elsewhere nobody waits.
 */
export const inTurn = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request(name, work) : work();
