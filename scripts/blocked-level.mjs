// @ts-check

/**
 * How loud a blocked event loop is logged, as a level of pino. A warning (40) where nothing is wrong with the site: the machine
 * gave the process less than half of the time, or the code of a page was loaded for the first time. Else an error (50). Times in milliseconds.
 *
 * @param {{ blockedFor: number, busyFor: number, stack: string }} block
 */
export function levelOf({ blockedFor, busyFor, stack }) {
  const isStarved = busyFor < blockedFor / 2;
  const loadsCode = stack.includes("(node:internal/modules/") || stack.includes(" at requirePage ");
  return isStarved || loadsCode ? 40 : 50;
}
