import { asciiDigits } from "@/lib/platform/text/typed";
import { withoutTags } from "@/lib/platform/text/without-tags";

type Cue = { from: number; to: number; text: string };
/** A moment of a video, in whole seconds from its start. */
type Chapter = { at: number; text: string };

const defaultSeconds = 4;
const minSeconds = 1.5;
/** A video with more captions has the words that are spoken, not its moments. */
const MAX_CHAPTERS = 12;

/** Converts captions to WebVTT with only text and times. Lines that all begin with a time start there, other plain lines are spread over the video. Null for invalid WebVTT. */
export function captionsOf(text: string, seconds: number | null): string | null {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  const cues = /^WEBVTT\b/.test(trimmed) ? cuesIn(trimmed) : (timedLines(trimmed) ?? spreadLines(trimmed, seconds));
  if (cues.length === 0) return null;
  const blocks = cues.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${text}`);
  return ["WEBVTT", ...blocks].join("\n\n");
}

/** The captions as chapters, if they are few. */
export function chaptersOf(captions: string | null): Chapter[] {
  const cues = captions ? cuesIn(captions) : [];
  if (cues.length < 2 || cues.length > MAX_CHAPTERS) return [];
  return cues.map(({ from, text }) => ({ at: Math.floor(from), text: text.replaceAll("\n", " ") }));
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

/** Null unless every line begins with a time, for example "0:42 Header". */
function timedLines(text: string): Cue[] | null {
  const lines = text.split("\n").map(plainText).filter(Boolean);
  const moments = lines.flatMap((line) => {
    const [time = "", ...words] = line.split(/\s+/);
    const from = secondsIn(asciiDigits(time.replace(/\p{Cf}/gu, "")));
    const text = (/^[—–-]$/.test(words[0] ?? "") ? words.slice(1) : words).join(" ");
    return Number.isNaN(from) || text === "" ? [] : [{ from, text }];
  });
  if (moments.length < lines.length) return null;
  const byTime = [...Map.groupBy(moments, ({ from }) => from)].sort(([one], [other]) => one - other);
  return byTime.map(([from, lines], index) => ({
    from,
    to: Math.min(from + defaultSeconds, byTime[index + 1]?.[0] ?? Infinity),
    text: lines.map(({ text }) => text).join("\n"),
  }));
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
