// @ts-check

export function levelOf({ blockedFor, busyFor, stack }) {
  const isStarved = busyFor < blockedFor / 2;
  const loadsCode = stack.includes("(node:internal/modules/") || stack.includes(" at requirePage ");
  return isStarved || loadsCode ? 40 : 50;
}
