import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { Told } from "../policy";
import { captionsOf } from "../schema/captions";
import { checkMinorTexts } from "./check-minor-texts";

type Words = { title: string; captions?: string | undefined; captionsFile?: File | undefined };

/** What is said with a video: its title, and its captions as WebVTT, from the file where there is one. Refuses what a minor's texts must not tell in either. */
export async function videoWords(tx: Tx, player: Told, { title, ...given }: Words, seconds: number | null) {
  const text = (await given.captionsFile?.text()) ?? given.captions;
  const captions = text ? captionsOf(text.replace(/\r\n?/g, "\n"), seconds) : null;
  if (text && !captions) refuse("captions_unreadable", given.captionsFile ? "captionsFile" : "captions");
  const spoken = captions?.replace(/^.*-->.*$/gm, "") ?? "";
  await checkMinorTexts(tx, player, { title, captions: spoken });
  return { title, captions };
}
