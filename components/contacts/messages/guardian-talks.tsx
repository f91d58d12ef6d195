import { useTranslations } from "next-intl";
import { GuardianTalk } from "./guardian-talk";
import type { Talk } from "./talks";

type Props = { threads: Talk[]; player: string; guardian: string };

/** Conversations of a child in which the guardian takes part. */
export function GuardianTalks({ threads, player, guardian }: Props) {
  const t = useTranslations("messages.guardian");
  return (
    <section id="talks" className="grid gap-3" aria-labelledby="talks-title">
      <h2 id="talks-title" className="text-xl">
        {t("title")}
      </h2>
      {threads.length === 0 && <p className="text-sm text-ink-2">{t("none")}</p>}
      {threads.length > 0 && (
        <ul className="border-t border-line-2">
          {threads.map((talk) => (
            <GuardianTalk key={talk.id} {...{ talk, player, guardian }} />
          ))}
        </ul>
      )}
      {!threads.some(({ open, unread }) => open && unread > 0) && <p className="text-xs text-ink-2">{t("hint")}</p>}
    </section>
  );
}
