import { chalk, night } from "./palette.ts";
import { clipped, discs, filled, stroked } from "./shapes.ts";

const heads = {
  oval: "M100 160C100 112 126 84 160 84S220 112 220 160V186C220 214 208 236 188 252Q174 263 160 263T132 252C112 236 100 214 100 186Z",
  square:
    "M98 158C98 110 126 84 160 84S222 110 222 158V194C222 222 212 240 192 254Q176 265 160 265T128 254C108 240 98 222 98 194Z",
  narrow:
    "M105 160C105 112 128 84 160 84S215 112 215 160V186C215 214 204 238 186 254Q174 265 160 265T134 254C116 238 105 214 105 186Z",
  young:
    "M99 164C99 114 126 88 160 88S221 114 221 164V190C221 214 208 232 190 246Q176 256 160 256T130 246C112 232 99 214 99 190Z",
} as const;

const beards = {
  none: "",
  stubble: "M96 190C106 208 116 216 130 214Q160 206 190 214C204 216 214 208 224 190V270H96Z",
  full: "M96 182C104 206 116 218 132 216Q160 206 188 216C204 218 216 206 224 182V280H96Z",
  goatee: "M136 226Q160 210 184 226V244Q184 266 160 270Q136 266 136 244Z",
  moustache: "M132 230Q146 212 160 218Q174 212 188 230Q174 226 160 227Q146 226 132 230Z",
} as const;

export type Head = keyof typeof heads;
export type Beard = keyof typeof beards;
export type Mouth = "calm" | "smile" | "open" | "full";
export type Extra = "none" | "headband" | "studs" | "freckles" | "glasses";

export type Face = {
  head: Head;
  beard: Beard;
  mouth: Mouth;
  extra: Extra;
  skin: readonly [tone: string, shadow: string, lip: string];
  hair: string;
  iris: string;
  lashes: boolean;
  nose: number;
  /** The first folds. */
  lined: boolean;
  /** Ears under a cloth are not drawn. */
  ears: boolean;
};

export const neckOf = ([tone, shadow]: Face["skin"]) =>
  filled(tone, "M128 230H192V310Q160 352 128 310Z") + filled(shadow, "M128 246Q160 286 192 246V282Q160 302 128 276Z");

export function headOf({ head, beard, skin: [tone, shadow], hair, ears }: Face, id: string): string {
  const side = ears
    ? filled(tone, "M88 184a12 19 0 1 0 24 0a12 19 0 1 0-24 0") +
      filled(shadow, "M208 184a12 19 0 1 0 24 0a12 19 0 1 0-24 0")
    : "";
  const inside =
    filled(shadow, "M230 70V280H146C186 270 206 236 204 190Q202 120 178 80Z") +
    (beard === "none" ? "" : filled(hair, beards[beard], beard === "stubble" ? { opacity: 0.3 } : {}));
  return side + filled(tone, heads[head]) + clipped(id, heads[head], inside);
}

export function faceOf({ head, mouth, skin, hair, iris, lashes, nose, lined }: Face): string {
  const [, shadow, lip] = skin;
  const [eyes, lips] = head === "young" ? [5, -5] : [0, 0];
  const moved = (by: number, drawing: string) =>
    by === 0 ? drawing : `<g transform="translate(0 ${by})">${drawing}</g>`;
  const look =
    filled(chalk, "M118 177Q132 160 147 177Q132 188 118 177ZM173 177Q188 160 202 177Q188 188 173 177Z") +
    filled(iris, discs([133, 175, 6.2], [187, 175, 6.2])) +
    stroked("#1f1512", lashes ? 5 : 3.5, "M116 178Q132 159 148 177M172 177Q188 159 204 178") +
    stroked(hair, lashes ? 6 : 8, "M114 156Q130 145 148 153M172 153Q190 145 206 156");
  return [
    lined ? stroked(shadow, 3.5, "M140 214Q132 222 132 234M180 214Q188 222 188 234") : "",
    filled(shadow, `M162 ${173 + eyes}L${160 + nose} 211Q161 219 ${160 - nose} 212Q158 208 162 ${173 + eyes}Z`),
    moved(eyes, look),
    moved(lips, mouthOf(mouth, lip)),
  ].join("");
}

function mouthOf(mouth: Mouth, lip: string): string {
  const round = { "stroke-linecap": "round" };
  if (mouth === "calm") return stroked(lip, 5, "M143 234Q160 239 177 234", round);
  if (mouth === "smile") return stroked(lip, 5, "M139 231Q160 245 181 231", round);
  if (mouth === "open")
    return filled(chalk, "M138 229H182Q178 248 160 248T138 229Z", {
      stroke: lip,
      "stroke-width": 4,
      "stroke-linejoin": "round",
    });
  return (
    filled(lip, "M140 234Q152 226 160 230Q168 226 180 234Q172 245 160 245T140 234Z") +
    stroked(night, 2.5, "M140 234Q160 239 180 234", { opacity: 0.55 })
  );
}

export function extraOf({ extra, head, skin: [, , lip] }: Face): string {
  const eyes = head === "young" ? 5 : 0;
  if (extra === "headband") return stroked(chalk, 15, "M101 140Q160 112 219 140");
  if (extra === "studs") return filled(chalk, discs([97, 204, 4], [223, 204, 4]));
  if (extra === "freckles")
    return filled(lip, discs([122, 203, 2.2], [131, 209, 2.2], [182, 204, 2.2], [190, 209, 2.2]), { opacity: 0.5 });
  if (extra === "glasses")
    return `<g transform="translate(0 ${eyes})">${stroked(
      night,
      4.5,
      "M113 163h38v24a6 6 0 0 1-6 6h-26a6 6 0 0 1-6-6zM169 163h38v24a6 6 0 0 1-6 6h-26a6 6 0 0 1-6-6zM151 171h18",
    )}</g>`;
  return "";
}
