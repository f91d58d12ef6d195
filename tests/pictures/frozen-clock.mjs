// Loaded before the server of a pictured site, and given to every page of it: dates stand still, timers go on.

/** @param {number} at */
export function freezeDates(at) {
  const Real = Date;
  Real.now = () => at;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, wanted) => Reflect.construct(target, given.length > 0 ? given : [at], wanted),
    apply: () => new Real(at).toString(),
  });
}

if (globalThis.process?.env.FROZEN_AT) freezeDates(Number(process.env.FROZEN_AT));
