import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { TextWriter } from "../policy/players";
import { captionsOf } from "../schema/captions";
import { checkMinorTexts } from "./check-minor-texts";

type VideoTexts = { title: string; captions?: string | undefined; captionsFile?: File | undefined };

export async function videoWords(
  tx: Tx,
  player: TextWriter,
  { title, ...sources }: VideoTexts,
  seconds: number | null,
) {
  const text = (await sources.captionsFile?.text()) ?? sources.captions;
  const captions = text ? captionsOf(text.replace(/\r\n?/g, "\n"), seconds) : null;
  if (text && !captions) refuse("captions_unreadable", sources.captionsFile ? "captionsFile" : "captions");
  const spoken = captions?.replace(/^.*-->.*$/gm, "") ?? "";
  await checkMinorTexts(tx, player, { title, captions: spoken });
  return { title, captions };
}
