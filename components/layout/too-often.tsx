import { getLocale } from "next-intl/server";
import { Notice } from "@/components/ui/notice";
import { sentenceOf } from "@/lib/core/i18n/refusal-words";
import type { Refusal } from "@/lib/core/refusal";

/** Stands in place of what was asked for too often, and says when to ask again. */
export async function TooOften({ refusal }: { refusal: Refusal }) {
  return (
    <>
      <meta name="http-status" content="429" />
      <Notice>
        <p>{sentenceOf(await getLocale(), refusal)}</p>
      </Notice>
    </>
  );
}
