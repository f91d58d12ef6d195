import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { useGame } from "@/components/search/words";
import { checkIn } from "@/lib/events/actions";
import type { EventDay } from "@/lib/events/queries/registrations";

type Props = Pick<EventDay, "attendees"> & { eventId: string };

/** Check-in list of an event; each attendee is a button that works without scripts. */
export function Gate({ eventId, attendees }: Props) {
  const t = useTranslations("events.day");
  const expected = attendees.filter(({ checkedInAt }) => !checkedInAt);
  const arrived = attendees.filter(({ checkedInAt }) => checkedInAt);
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <section id="expected" aria-labelledby="expected-title">
        <h2 id="expected-title" className="heading-xl border-b border-line-2 pb-2">
          {t("expected", { count: expected.length })}
        </h2>
        {expected.length === 0 && (
          <p className="small soft py-3">{t(attendees.length === 0 ? "nobody" : "allThere")}</p>
        )}
        <People eventId={eventId} people={expected} arrived="yes" />
      </section>
      <section aria-labelledby="arrived-title">
        <h2 id="arrived-title" className="heading-xl border-b border-line-2 pb-2">
          {t("arrived", { count: arrived.length })}
        </h2>
        {arrived.length === 0 && <p className="small soft py-3">{t("nobodyYet")}</p>}
        <People eventId={eventId} people={arrived} arrived="no" />
      </section>
    </div>
  );
}

type PeopleProps = { eventId: string; people: EventDay["attendees"]; arrived: "yes" | "no" };

function People({ eventId, people, arrived }: PeopleProps) {
  const t = useTranslations("events.day");
  const states = useTranslations("events.state");
  const [labelKey, namedLabelKey, variant] =
    arrived === "yes" ? (["here", "hereWhich", "outline"] as const) : (["back", "backWhich", "bare"] as const);
  const game = useGame();
  if (people.length === 0) return null;
  return (
    <Form action={checkIn} id={`came-${arrived}`} className="grid">
      <input type="hidden" name="eventId" value={eventId} />
      <input type="hidden" name="arrived" value={arrived} />
      <ul>
        {people.map(({ id, name, primarySport, position, status }) => (
          <li
            key={id}
            className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-2"
          >
            <span className="grid">
              <b className="font-semibold wrap-anywhere">
                <bdi>{name}</bdi>
              </b>
              <small className="text-xs text-ink-2">
                <bdi>{game({ primarySport, position })}</bdi> · {states(status)}
              </small>
            </span>
            <SubmitButton name="playerId" value={id} variant={variant} aria-label={t(namedLabelKey, { name })}>
              {t(labelKey)}
            </SubmitButton>
          </li>
        ))}
      </ul>
    </Form>
  );
}
