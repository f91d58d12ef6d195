import { useFormatter, useTranslations } from "next-intl";
import type { GuardianView } from "@/lib/players/queries/guardian";

type Props = {
  guardian: GuardianView;
  /** The organisations that see the name. */
  named: string[];
};

/** What is so for the child today: whether clubs find the profile, who has consented, who sees pictures and the name. */
export function ChildState({ guardian, named }: Props) {
  const t = useTranslations("players.childState");
  const format = useFormatter();
  const { firstName: player, player: child, consents, ownConsent } = guardian;
  const pictures = consents.media_before_identity?.given ? "before" : consents.image_rights?.given ? "after" : "never";
  const rows = [
    ["profile", t(child.status === "listed" ? "listed" : "notListed")],
    ["consent", t(ownConsent?.given ? "both" : "yours", { player })],
    ["pictures", t(pictures)],
    ["name", named.length > 0 ? format.list(named) : t("nobody")],
  ] as const;
  return (
    <section className="grid gap-3 border-y border-line-2 py-4" aria-labelledby="state">
      <h2 id="state" className="text-xl">
        {t("title", { player })}
      </h2>
      <dl className="grid grid-cols-[2fr_3fr] gap-x-4 gap-y-2 text-sm">
        {rows.map(([name, state]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{t(name)}</dt>
            <dd>{state}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
