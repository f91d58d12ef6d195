import { useFormatter, useTranslations } from "next-intl";
import type { ShownClaim } from "@/lib/measurements/queries/shown-claim";
import { useClaimed } from "./use-claimed";

/** What is claimed, in words: its name, the value as a numeral, when and how it was measured. */
export function Claimed({ claim }: { claim: ShownClaim }) {
  const t = useTranslations("evidence.claimed");
  const format = useFormatter();
  const { label, value, on, how, source } = useClaimed()(claim);
  return (
    <div className="grid gap-1">
      <h2 className="text-sm font-semibold wrap-anywhere">
        <bdi>{label}</bdi>
      </h2>
      {value && (
        <p className="num text-number-s wrap-anywhere">
          <bdi>{value}</bdi>
        </p>
      )}
      <p className="text-xs text-ink-2">
        {on ? t("on", { day: format.dateTime(on, "day") }) : t("noDay")}
        {how && <> · {how}</>}
        {source && (
          <>
            {" · "}
            <bdi>{source}</bdi>
          </>
        )}
      </p>
    </div>
  );
}

/** The same in one line. */
export function ClaimedInLine({ claim }: { claim: ShownClaim }) {
  const { label, value } = useClaimed()(claim);
  return (
    <>
      <bdi>{label}</bdi>
      {value && (
        <>
          {" · "}
          <bdi>{value}</bdi>
        </>
      )}
    </>
  );
}
