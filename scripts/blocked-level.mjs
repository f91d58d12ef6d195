// @ts-check

/**
 * The log level (pino) of a blocked event loop: 40 when the machine was busy or code was loaded for the first time, else 50.
 * Times in milliseconds.
 *
 * @param {{ blockedFor: number, busyFor: number, stack: string }} block
 */
export function levelOf({ blockedFor, busyFor, stack }) {
  const isStarved = busyFor < blockedFor / 2;
  const loadsCode = stack.includes("(node:internal/modules/") || stack.includes(" at requirePage ");
  return isStarved || loadsCode ? 40 : 50;
}
