import sprite from "./fields.svg";

const file: string = sprite.src;

/** Address of a sport's drawing in the sprite; CSS custom properties apply inside it. */
export function drawing(sport: string) {
  return `${file}#${sport}`;
}
