import type { Sex } from "./bodies.ts";
import type { Random } from "./random.ts";
import { handleWords } from "./texts/handles.ts";
import { namesByCountry } from "./texts/names.ts";

/** No full name twice; somebody of an unlisted country gets a French name. */
export function nameMaker(random: Random) {
  const taken = new Set<string>(["Matéo Rouvière"]);
  return (country: string, sex: Sex): string => {
    const pool = namesByCountry[country] ?? namesByCountry.FR!;
    for (;;) {
      const name = `${random.pick(pool[sex])} ${random.pick(pool.family)}`;
      if (taken.has(name)) continue;
      taken.add(name);
      return name;
    }
  };
}

/** "Lynx 208": every word once or twice, never with the same number. */
export function handleMaker(random: Random) {
  const taken = new Set<string>(["Lynx 208"]);
  const words = random.shuffle([...handleWords, ...handleWords]);
  let next = 0;
  return (): string => {
    for (;;) {
      const handle = `${words[next++ % words.length]} ${random.integer(2, 989)}`;
      if (taken.has(handle)) continue;
      taken.add(handle);
      return handle;
    }
  };
}
