import { withoutTags } from "@/lib/platform/text/without-tags";

type Cue = { from: number; to: number; text: string };

const secondsEach = 4;
const shortest = 1.5;

/** Captions as WebVTT with nothing in them but words and times. Plain lines are spread over the video, one after the other. Null for what begins as WebVTT and is none. */
export function captionsOf(text: string, seconds: number | null): string | null {
  const given = text.replace(/^\uFEFF/, "").trim();
  const cues = /^WEBVTT\b/.test(given) ? cuesIn(given) : spread(given, seconds);
  if (cues.length === 0) return null;
  const written = cues.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${text}`);
  return ["WEBVTT", ...written].join("\n\n");
}

function cuesIn(vtt: string): Cue[] {
  return vtt.split(/\n{2,}/).flatMap((block) => {
    const lines = block.split("\n");
    const at = lines.findIndex((line) => line.includes("-->"));
    const [, from = "", to = ""] = /^\s*([\d:.]+)\s+-->\s+([\d:.]+)/.exec(lines[at] ?? "") ?? [];
    const text = lines
      .slice(at + 1)
      .map(plain)
      .filter(Boolean)
      .join("\n");
    const cue = { from: secondsIn(from), to: secondsIn(to), text };
    return at >= 0 && text && cue.from < cue.to ? [cue] : [];
  });
}

function spread(text: string, seconds: number | null): Cue[] {
  const lines = text.split("\n").map(plain).filter(Boolean);
  const each = Math.max(shortest, seconds ? seconds / lines.length : secondsEach);
  return lines.map((line, at) => ({ from: at * each, to: (at + 1) * each, text: line }));
}

/** Words alone: no tags, and nothing that reads as a time. */
const plain = (line: string) => withoutTags(line, "", /^/).replaceAll("<", "").replaceAll("-->", "→").trim();

/** "1:02:03.5" or "02:03.5"; not a number for anything else. */
function secondsIn(time: string): number {
  if (!/^(\d+:)?\d{1,2}:\d{2}(\.\d+)?$/.test(time)) return Number.NaN;
  return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

function timeOf(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const [hours, minutes] = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60];
  const rest = `${two((milliseconds / 1000) % 60)}.${String(milliseconds % 1000).padStart(3, "0")}`;
  return `${two(hours)}:${two(minutes)}:${rest}`;
}
