import { useTranslations } from "next-intl";
import { AccessMark } from "@/components/ui/access-mark";
import { accessLevels } from "@/lib/platform/access-level";

export function WhatHappensNext({ of: namespace = "players.next" }: { of?: "players.next" | "esport.form.next" }) {
  const t = useTranslations(namespace);
  return (
    <aside className="block sign-up-aside" aria-labelledby="next">
      <header>
        <h2 id="next">{t("title")}</h2>
      </header>
      <ol className="access-level-list">
        {accessLevels.map((accessLevel) => (
          <li key={accessLevel}>
            <AccessMark accessLevel={accessLevel} />
            <span>{t(accessLevel)}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
