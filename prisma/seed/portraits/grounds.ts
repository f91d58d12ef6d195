import type { SportSlug } from "../../../lib/sports/schema/sports.ts";
import { chalk } from "./palette.ts";
import { filled, stroked } from "./shapes.ts";

/** The surface of a sport, its second color with its shape, and the lines; `dashed` lines are broken. */
type Ground = { field: string; second: string; shape: string; lines: string; dashed?: string; over?: string };

/** E-sport has no ground; behind its players are the steps of a ranking. */
export type Scene = SportSlug | "esport";

export const grounds: Record<Scene, Ground> = {
  esport: {
    field: "#2b3350",
    second: "#39456d",
    shape: "M0 250h64v150H0zM64 190h64v210H64zM128 130h64v270h-64zM192 70h64v330h-64zM256 10h64v390h-64z",
    lines: "M-4 250H64V190H128V130H192V70H256V10H324",
  },
  football: {
    field: "#2c7345",
    second: "#317b4b",
    shape: "M40 0h80v400H40zM200 0h80v400h-80z",
    lines: "M244-4V404M126 96a118 118 0 1 0 236 0a118 118 0 1 0-236 0",
  },
  basketball: {
    field: "#c08448",
    second: "#8f4a26",
    shape: "M196 0h124v168H196z",
    lines: "M196-4v172h128M196 168a62 62 0 0 0 124 0M76-4v60A190 190 0 0 0 324 240",
  },
  "american-football": {
    field: "#1d5f57",
    second: "#17484f",
    shape: "M0 0h80v400H0z",
    lines: "M80-4V404M240-4V404M264 60h24M264 120h24M264 180h24M32 120h24M32 180h24",
  },
  baseball: {
    field: "#a9592f",
    second: "#4e7a3c",
    shape: "M0 0h320L64 256 0 192z",
    lines: "M324-4L64 256-4 188",
    over: filled(chalk, "m64 236 20 20-20 20-20-20z"),
  },
  cricket: {
    field: "#7d9443",
    second: "#d2b878",
    shape: "M214 0h74v400h-74z",
    lines: "M196 84H324M196 132H324M232 60v72M270 60v72",
  },
  handball: {
    field: "#22768f",
    second: "#175a76",
    shape: "M324 0V190A190 190 0 0 1 134 0z",
    lines: "M134-4A190 190 0 0 0 324 190",
    dashed: "M60-4A264 264 0 0 0 324 262",
  },
  rugby: {
    field: "#27513a",
    second: "#2c5940",
    shape: "M0 0h64v400H0zM160 0h80v400h-80z",
    lines: "M248-4V404",
    dashed: "M64-4V404",
  },
  boxing: {
    field: "#4d6b83",
    second: "#6f90a8",
    shape: "M236 0h84v400h-84z",
    lines: "M-4 66H236M-4 128H236M-4 190H236M236-4V404M236 66l88 30M236 128l88 30M236 190l88 30",
  },
  mma: {
    field: "#232529",
    second: "#2d3035",
    shape: "M0 0h96L0 96zM320 0v96L224 0z",
    lines: "M-4 100 100-4M324 100 220-4M-4 250 60 404",
  },
  bjj: {
    field: "#465570",
    second: "#5b6c8a",
    shape: "M0 0h320v64H84v336H0z",
    lines: "M84 404V64H324",
  },
  kickboxing: {
    field: "#4c2a55",
    second: "#5e3768",
    shape: "M0 0h84v400H0z",
    lines: "M84 66H324M84 128H324M84 190H324M84-4V404M84 66l-88 30M84 128l-88 30M84 190l-88 30",
  },
  wrestling: {
    field: "#2748a0",
    second: "#d69a2d",
    shape: "M20 200a190 190 0 1 0 380 0a190 190 0 1 0-380 0M48 200a162 162 0 1 1 324 0a162 162 0 1 1-324 0",
    lines: "M48 200a162 162 0 1 0 324 0a162 162 0 1 0-324 0",
  },
  judo: { field: "#a23e2e", second: "#c0a857", shape: "M0 0h320v64H64v336H0z", lines: "M64 404V64H324" },
  karate: { field: "#2f62ac", second: "#bf4330", shape: "M0 0h320v52H0z", lines: "M-4 52H324M52 52V404" },
  taekwondo: {
    field: "#b03a58",
    second: "#2e3f78",
    shape: "M0 0H116L-4 130zM320 0V96L228 0z",
    lines: "M-4 130L116-4M324 100L226-4",
  },
};

export function groundOf(sport: Scene): string {
  const { field, second, shape, lines, dashed, over = "" } = grounds[sport];
  return [
    filled(field, "M0 0h320v400H0z"),
    filled(second, shape, { "fill-rule": "evenodd" }),
    stroked(chalk, 3, lines),
    dashed ? stroked(chalk, 3, dashed, { "stroke-dasharray": "18 14" }) : "",
    over,
  ].join("");
}
