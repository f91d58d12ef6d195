// The server's own modules and every bundle of Next have their own instance of a module; what must exist once per process is here.
const slot = globalThis as { recruit?: Map<string, unknown> };
slot.recruit ??= new Map();
const states = slot.recruit;

/** The state of this name, created by the first module instance that asks for it. */
export function processState<T>(name: string, create: () => T): T {
  if (!states.has(name)) states.set(name, create());
  return states.get(name) as T;
}
