import { useFormatter, useTranslations } from "next-intl";
import type { ShownClaim } from "@/lib/players/queries/shown-claim";
import { useClaimed } from "./use-claimed";

export function Claimed({ claim }: { claim: ShownClaim }) {
  const t = useTranslations("measurements.claimed");
  const format = useFormatter();
  const { label, value, on: measuredOn, how: method, source } = useClaimed()(claim);
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
        {measuredOn ? t("on", { day: format.dateTime(measuredOn, "day") }) : t("noDay")}
        {method && <> · {method}</>}
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
