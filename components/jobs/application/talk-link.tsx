import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { ApplicationTalk } from "@/lib/jobs/queries/talks";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  talk: ApplicationTalk | undefined;
  /** The other side or the offer, for screen readers. */
  about: string;
};

/** Leads to the conversation about an application, or to its first message; nothing where nobody can write. */
export function TalkLink({ talk, about: subject }: Props) {
  const [t, reply] = [useTranslations("messages"), useTranslations("jobs.reply")];
  if (!talk || (!talk.last && !talk.writes)) return null;
  return (
    <Link
      className="mt-2 inline-flex min-h-target items-center gap-2 text-sm font-semibold underline"
      href={`/messages?application=${talk.id}`}
      prefetch={false}
    >
      {talk.last ? t("conversation") : reply("write")}
      <span className="vh">
        <bdi>{subject}</bdi>
      </span>
      {talk.unread > 0 && <Badge look="flag">{t("waiting", { count: talk.unread })}</Badge>}
    </Link>
  );
}
