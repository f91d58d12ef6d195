import { useTranslations } from "next-intl";
import { type EventSubject, gameName } from "@/lib/events/schema/event";

/** The name of an event's sport or game. */
export function useEventSport() {
  const sports = useTranslations("sports.name");
  return ({ sport, game }: EventSubject) => (sport === null ? gameName(game) : sports(sport));
}
