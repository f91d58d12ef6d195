import type { Scene } from "./grounds.ts";
import { clipped, filled, stroked } from "./shapes.ts";

export type Kit = { cut: "crew" | "vee" | "polo" | "jacket" | "singlet" | "baseball" | "pads"; pattern: Pattern };
export type KitColors = { main: string; second: string; skin: string; shadow: string };

const shirts = ["crew", "vee"] as const;

/** Clothing by sport. */
export const worn: Record<Scene, readonly Kit["cut"][]> = {
  esport: ["crew", "polo"],
  football: shirts,
  handball: shirts,
  rugby: ["polo"],
  cricket: ["polo"],
  basketball: ["singlet"],
  boxing: ["singlet"],
  kickboxing: ["singlet"],
  mma: ["singlet"],
  wrestling: ["singlet"],
  judo: ["jacket"],
  karate: ["jacket"],
  taekwondo: ["jacket"],
  bjj: ["jacket"],
  baseball: ["baseball"],
  "american-football": ["pads"],
};

const patternShapes = {
  stripes: "M40 290h30v130H40zM104 290h30v130h-30zM186 290h30v130h-30zM250 290h30v130h-30z",
  hoops: "M0 334h320v20H0zM0 374h320v20H0z",
  halves: "M160 290h160v130H160z",
  sash: "M60 300l50-8L300 420H222z",
  yoke: "M0 290h320v48L160 362 0 338z",
  chevron: "M0 350l160 44 160-44v26l-132 36h-56L0 376z",
  sleeves: "M0 300H76L58 420H0zM320 300H244l18 120h58z",
} as const;

export type Pattern = "plain" | keyof typeof patternShapes;
export const patterns = ["plain", ...(Object.keys(patternShapes) as (keyof typeof patternShapes)[])] as const;
/** Patterns that remain visible beside a collar of the same color. */
export const underCollar = ["plain", "hoops", "sleeves", "chevron"] as const satisfies readonly Pattern[];

const grown = "M12 420C12 350 46 328 98 314L126 304Q160 340 194 304L222 314C274 328 308 350 308 420Z";
const young = "M28 420C28 356 56 334 104 318L128 306Q160 340 192 306L216 318C264 334 292 356 292 420Z";

/** The clothed shoulders; `id` names the clip path. */
export function kitOf({ cut, pattern }: Kit, colors: KitColors, id: string, isYoung: boolean): string {
  const { main, second, skin, shadow } = colors;
  const body = isYoung ? young : grown;
  const shirt =
    filled(main, body) + (pattern === "plain" ? "" : clipped(id, body, filled(second, patternShapes[pattern])));
  const parts: Record<Kit["cut"], () => string> = {
    crew: () => shirt + stroked(second, 9, "M124 303Q160 346 196 303"),
    vee: () => shirt + filled(skin, "M128 300H192L160 344Z") + stroked(second, 9, "M124 302L160 350 196 302"),
    polo: () =>
      shirt +
      filled(skin, "M128 300H192L160 346Z") +
      filled(second, "M126 296L160 348 132 366 106 310ZM194 296L160 348 188 366 214 310Z"),
    jacket: () =>
      filled(main, body) +
      filled(skin, "M126 296H194L160 352Z") +
      filled(second, "M127 292L103 306 182 430H222Z") +
      filled(second, "M193 292L217 306 138 434H96Z", { stroke: main, "stroke-width": 3 }),
    singlet: () =>
      filled(skin, body) +
      filled(shadow, "M126 304Q160 340 194 304L190 314Q160 344 130 314Z") +
      filled(
        main,
        "M70 420C74 362 80 336 88 318L112 309C118 350 138 372 160 372S202 350 208 309L232 318C240 336 246 362 250 420Z",
      ) +
      stroked(second, 7, "M112 309C118 350 138 372 160 372S202 350 208 309"),
    baseball: () => filled(main, body) + stroked(second, 6, "M124 303Q146 340 154 346V424M196 303Q174 340 166 346V424"),
    pads: () =>
      filled(main, "M2 420C-6 336 40 308 108 306L126 302Q160 342 194 302L212 306C280 308 326 336 318 420Z") +
      stroked(second, 9, "M122 303L160 348 198 303M14 352Q54 330 84 330M306 352Q266 330 236 330"),
  };
  return parts[cut]();
}
