import { useLocale, useTranslations } from "next-intl";
import { Block } from "@/components/ui/block";
import type { PublicEvent } from "@/lib/events/queries/public";
import { gameName } from "@/lib/events/schema/event";
import { calendarAddress } from "@/lib/events/schema/event-search";
import { dayAndTime } from "@/lib/events/schema/when";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Game } from "@/lib/players/schema/esport-games";

/** The next events of the player's game; hidden if there are none. */
export function GameEvents({ game, events }: { game: Game; events: PublicEvent[] }) {
  const t = useTranslations("esport.own");
  const calendar = useTranslations("events.own");
  const locale = useLocale();
  if (events.length === 0) return null;
  return (
    <Block
      name="game-events"
      title={t("events", { game: gameName(game) })}
      more={[calendarAddress({ sport: game }), calendar("find")]}
    >
      <ul className="list">
        {events.map((event) => (
          <li key={event.id}>
            <span>
              <Link href={`/events/${event.id}`}>
                <b>
                  <bdi>{event.title}</bdi>
                </b>
              </Link>
              <small>
                {dayAndTime(locale, event)} · <bdi>{event.location}</bdi>
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
