import sprite from "./fields.svg";

const file: string = sprite.src;

/** The drawing of a sport inside the one file that holds all fifteen; custom properties reach into it. */
export function drawing(sport: string) {
  return `${file}#${sport}`;
}
