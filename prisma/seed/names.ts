import type { Sex } from "./bodies.ts";
import type { Random } from "./random.ts";
import { handleWords } from "./texts/handles.ts";
import { namesByCountry } from "./texts/names.ts";

/** Never repeats a full name; people of an unlisted country get a French name. */
export function nameMaker(random: Random) {
  const takenNames = new Set<string>(["Matéo Rouvière"]);
  return (country: string, sex: Sex): string => {
    const pool = namesByCountry[country] ?? namesByCountry.FR!;
    for (;;) {
      const name = `${random.pick(pool[sex])} ${random.pick(pool.family)}`;
      if (takenNames.has(name)) continue;
      takenNames.add(name);
      return name;
    }
  };
}

/** "Lynx 208": each word is used once or twice, with different numbers. */
export function handleMaker(random: Random) {
  const takenHandles = new Set<string>(["Lynx 208"]);
  const handleList = random.shuffle([...handleWords, ...handleWords]);
  let next = 0;
  return (): string => {
    for (;;) {
      const handle = `${handleList[next++ % handleList.length]} ${random.integer(2, 989)}`;
      if (takenHandles.has(handle)) continue;
      takenHandles.add(handle);
      return handle;
    }
  };
}
