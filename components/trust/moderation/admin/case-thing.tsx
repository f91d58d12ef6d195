import { useTranslations } from "next-intl";
import { MoreLink } from "@/components/ui/more-link";
import type { OpenedCase } from "@/lib/trust/queries/cases";
import { type Snapshot, snapshotParts } from "@/lib/trust/schema/moderation";

/** Shows the item as it was at each report, and as it is now if it has changed. */
export function CaseThing({ openedCase: { reports, item: thing, kind } }: { openedCase: OpenedCase }) {
  const t = useTranslations("moderation.admin");
  const moderationT = useTranslations("moderation");
  const snapshots = [...new Map(reports.map(({ snapshot }) => [fingerprint(snapshot), snapshot])).values()];
  const now = thing && fingerprint(thing.snapshot);
  const isSame = snapshots.length === 1 && snapshots[0] !== undefined && fingerprint(snapshots[0]) === now;
  return (
    <section aria-labelledby="thing" className="grid gap-4">
      <h2 id="thing" className="heading-xl">
        {t("asReported")}
      </h2>
      {snapshots.map((snapshot) => (
        <Texts key={fingerprint(snapshot)} snapshot={snapshot} />
      ))}
      {isSame && <p className="small soft">{t("unchanged")}</p>}
      {!isSame && (
        <>
          <h3 className="text-md font-semibold">{t("asIs")}</h3>
          {thing ? <Texts snapshot={thing.snapshot} /> : <p className="small soft">{t("isGone")}</p>}
        </>
      )}
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
        {t("now", { visibility: moderationT(`visibility.${thing?.visibility ?? "gone"}`) })}
        {thing?.visibility === "shown" && kind !== "message" && kind !== "thread" && (
          <MoreLink href={thing.path}>{t("open")}</MoreLink>
        )}
      </p>
    </section>
  );
}

const fingerprint = (snapshot: Snapshot) => JSON.stringify(snapshotParts.map((part) => snapshot[part] ?? null));

function Texts({ snapshot }: { snapshot: Snapshot }) {
  const t = useTranslations("moderation.admin");
  const parts = snapshotParts.filter((part) => snapshot[part]);
  if (parts.length === 0) return <p className="small soft">{t("erased")}</p>;
  return (
    <dl className="grid gap-3 border-y border-line-2 py-4">
      {parts.map((part) => (
        <div key={part} className="grid gap-0.5">
          <dt className="text-xs text-ink-3">{t(`parts.${part}`)}</dt>
          <dd className="max-h-96 overflow-y-auto whitespace-pre-line wrap-anywhere" dir="auto">
            {snapshot[part]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
