import { getLocale } from "next-intl/server";
import { Notice } from "@/components/ui/notice";
import type { Refusal } from "@/lib/platform/command/refusal";
import { refusalMessage } from "@/lib/platform/i18n/refusal-messages";

/** Replaces content that the rate limit refused, with the time to wait. */
export async function TooOften({ refusal }: { refusal: Refusal }) {
  return (
    <>
      <meta name="http-status" content="429" />
      <Notice>
        <p>{refusalMessage(await getLocale(), refusal)}</p>
      </Notice>
    </>
  );
}
