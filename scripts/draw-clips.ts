import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Scene, type Side, type Stop, scenes } from "../prisma/seed/clips/scenes.ts";
import { root } from "./run.ts";

/**
 * Draws the videos of the demo's players and their posters (prisma/seed/media), 640 × 360. Run by hand after a change of
 * a scene, with the path of an ffmpeg: `node scripts/boot.mjs scripts/draw-clips.ts /usr/bin/ffmpeg`.
 */
const ffmpeg = process.argv[2] ?? "ffmpeg";
const [width, height, perSecond] = [640, 360, 15];
const media = join(root, "prisma/seed/media");
const drawings = readFileSync(join(root, "components/sports/fields.svg"), "utf8");

const input = `-y -loglevel error -f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${perSecond} -i -`.split(" ");
const encoding = "-c:v libx264 -profile:v main -preset veryslow -crf 30 -pix_fmt yuv420p -threads 1".split(" ");
/** The same bytes from the same scenes. */
const reproducible = "-map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart".split(" ");

const fills: Record<Side, string> = { player: "#ffce1f", own: "#f8f5ec", other: "#12181b", ball: "#ffffff" };
const map = `<path fill="#2b3350" d="M0 0h1200v900H0z"/><path fill="#39456d" d="M80 140h320v240H80zM800 140h320v240H800zM80 520h320v240H80zM800 520h320v240H800zM480 380h240v140H480z"/>
<path fill="none" stroke="#f8f5ec" stroke-width="4" stroke-dasharray="18 14" d="M240 700H860L900 520 800 520M240 260H960V700"/>`;

for (const scene of scenes) {
  const encoder = spawn(ffmpeg, [...input, ...encoding, ...reproducible, join(media, `${scene.name}.mp4`)], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  for (let frame = 0; frame < scene.seconds * perSecond; frame++) {
    const picture = sharp(Buffer.from(drawn(scene, frame / perSecond)));
    if (!encoder.stdin.write(await picture.removeAlpha().raw().toBuffer())) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [status] = await once(encoder, "close");
  if (status !== 0) throw new Error(`${ffmpeg} ended with ${status}`);
  await sharp(Buffer.from(drawn(scene, scene.seconds * 0.6)))
    .jpeg({ quality: 70 })
    .toFile(join(media, `${scene.name}.jpg`));
}

function drawn(scene: Scene, second: number): string {
  const radius = scene.box[2] / 45;
  const discs = scene.movers.map(({ side, stops }) => {
    const [x, y] = positionAt(stops, second);
    const size = side === "ball" ? radius / 2.4 : radius;
    const trail = side === "player" ? trailOf(stops, second, radius) : "";
    return `${trail}<circle cx="${x}" cy="${y}" r="${size}" fill="${fills[side]}" stroke="#12181b" stroke-width="${radius / 6}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${scene.box.join(" ")}" width="${width}" height="${height}">${groundOf(scene)}${discs.join("")}</svg>`;
}

/** The drawing of the ground with its own colors in place of the theme's. */
function groundOf({ sport }: Scene): string {
  if (sport === "esport") return map;
  const symbol = drawings.split(`<symbol id="${sport}"`)[1]?.split("</symbol>")[0] ?? "";
  return symbol
    .slice(symbol.indexOf(">") + 1)
    .replaceAll(/var\(--[\w-]+,([^()]*)\)/g, "$1")
    .replaceAll('vector-effect="non-scaling-stroke"', "");
}

function positionAt(stops: readonly Stop[], second: number): [x: number, y: number] {
  const next = stops.findIndex(([time]) => time >= second);
  const [to, from] = [stops.at(next), stops.at(Math.max(next - 1, next < 0 ? -1 : 0))];
  if (!to || !from || to === from) return [to?.[1] ?? 0, to?.[2] ?? 0];
  const part = (second - from[0]) / (to[0] - from[0]);
  const eased = part * part * (3 - 2 * part);
  return [from[1] + (to[1] - from[1]) * eased, from[2] + (to[2] - from[2]) * eased];
}

function trailOf(stops: readonly Stop[], second: number, radius: number): string {
  const points = Array.from({ length: 13 }, (_, step) => positionAt(stops, (second * step) / 12).join(" "));
  return `<path d="M${points.join("L")}" fill="none" stroke="#ffce1f" stroke-width="${radius / 4}" stroke-dasharray="${radius / 1.5} ${radius / 1.5}"/>`;
}
