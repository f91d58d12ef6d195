import "server-only";
import { refuse } from "@/lib/core/refusal";
import { isMinor, maySay } from "../policy";
import { captionsOf } from "../schema/captions";

type Writer = { birthDate: Date; email: string; phone: string };
type Words = { title: string; captions?: string | undefined; captionsFile?: File | undefined };

/** What is said with a video: its title, and its captions as WebVTT, from the file where there is one. Refuses a child's own contact in either. */
export async function videoWords(player: Writer, { title, ...given }: Words, seconds: number | null) {
  const text = (await given.captionsFile?.text()) ?? given.captions;
  const captions = text ? captionsOf(text.replace(/\r\n?/g, "\n"), seconds) : null;
  if (text && !captions) refuse("captions_unreadable", given.captionsFile ? "captionsFile" : "captions");
  const writer = { ...player, minor: isMinor(player.birthDate) };
  const spoken = captions?.replace(/^.*-->.*$/gm, "") ?? "";
  for (const [field, words] of Object.entries({ title, captions: spoken })) {
    const verdict = maySay(writer, words);
    if (verdict !== true) refuse(verdict, field);
  }
  return { title, captions };
}
