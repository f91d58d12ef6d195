import { useTranslations } from "next-intl";
import { DepthMark } from "@/components/ui/depth-mark";

const depths = ["card", "profile", "identity"] as const;

export function WhatHappensNext({ of: namespace = "players.next" }: { of?: "players.next" | "esport.form.next" }) {
  const t = useTranslations(namespace);
  return (
    <aside className="block sign-up-aside" aria-labelledby="next">
      <header>
        <h2 id="next">{t("title")}</h2>
      </header>
      <ol className="depth-list">
        {depths.map((depth) => (
          <li key={depth}>
            <DepthMark depth={depth} />
            <span>{t(depth)}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
