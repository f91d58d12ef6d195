import { withoutTags } from "@/lib/platform/text/without-tags";

type Cue = { from: number; to: number; text: string };

const defaultSeconds = 4;
const minSeconds = 1.5;

/** Converts captions to WebVTT with only text and times; plain lines are spread over the video. Null for invalid WebVTT. */
export function captionsOf(text: string, seconds: number | null): string | null {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  const cues = /^WEBVTT\b/.test(trimmed) ? cuesIn(trimmed) : spreadLines(trimmed, seconds);
  if (cues.length === 0) return null;
  const blocks = cues.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${text}`);
  return ["WEBVTT", ...blocks].join("\n\n");
}

function cuesIn(vtt: string): Cue[] {
  return vtt.split(/\n{2,}/).flatMap((block) => {
    const lines = block.split("\n");
    const timeLine = lines.findIndex((line) => line.includes("-->"));
    const [, from = "", to = ""] = /^\s*([\d:.]+)\s+-->\s+([\d:.]+)/.exec(lines[timeLine] ?? "") ?? [];
    const text = lines
      .slice(timeLine + 1)
      .map(plainText)
      .filter(Boolean)
      .join("\n");
    const cue = { from: secondsIn(from), to: secondsIn(to), text };
    return timeLine >= 0 && text && cue.from < cue.to ? [cue] : [];
  });
}

function spreadLines(text: string, seconds: number | null): Cue[] {
  const lines = text.split("\n").map(plainText).filter(Boolean);
  const lineSeconds = Math.max(minSeconds, seconds ? seconds / lines.length : defaultSeconds);
  return lines.map((line, index) => ({ from: index * lineSeconds, to: (index + 1) * lineSeconds, text: line }));
}

const plainText = (line: string) => withoutTags(line, "", /^/).replaceAll("<", "").replaceAll("-->", "→").trim();

function secondsIn(time: string): number {
  if (!/^(\d+:)?\d{1,2}:\d{2}(\.\d+)?$/.test(time)) return Number.NaN;
  return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

function timeOf(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const [hours, minutes] = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60];
  const rest = `${twoDigits((milliseconds / 1000) % 60)}.${String(milliseconds % 1000).padStart(3, "0")}`;
  return `${twoDigits(hours)}:${twoDigits(minutes)}:${rest}`;
}
