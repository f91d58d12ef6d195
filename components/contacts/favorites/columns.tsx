import { useFormatter, useTranslations } from "next-intl";
import type { Column } from "@/components/form/list/list-table";
import { sportOf, usePlayerWords } from "@/components/search/words";
import { Field } from "@/components/sports/field";
import { positionCoordinates } from "@/components/sports/positions";
import { Badge } from "@/components/ui/badge";
import type { FavoriteLabels, FavoriteRow } from "@/lib/contacts/queries/favorites";
import { Link } from "@/lib/platform/i18n/navigation";
import { ChoosePlayer } from "../requests/chosen-players";
import { minorBands } from "../requests/who";
import { EditFavorite } from "./edit-favorite";

type Card = NonNullable<FavoriteRow["card"]>;

export function useFavoriteColumns(lists: FavoriteLabels["lists"], acts: boolean): Column<FavoriteRow>[] {
  const t = useTranslations("contacts.favorites");
  const sports = useTranslations("sports");
  const format = useFormatter();
  return [
    {
      name: "player",
      label: t("player"),
      cell: ({ card }) => (card ? <FavoritePlayer card={card} /> : <DeletedPlayer />),
    },
    { name: "level", label: t("level"), cell: ({ card }) => card && sports(`level.${card.level}`) },
    { name: "labels", label: t("listsAndTags"), cell: (row) => <Labels row={row} /> },
    {
      name: "note",
      label: t("note"),
      cell: (row) => <EditFavorite favorite={row} lists={lists} acts={acts} />,
      unnamed: ({ note }) => !note,
    },
    { name: "saved", label: t("saved"), cell: ({ createdAt }) => format.dateTime(createdAt, "short") },
  ];
}

function FavoritePlayer({ card }: { card: Card }) {
  const minor = useTranslations("contacts.minor");
  const playerTexts = usePlayerWords(card);
  const sport = sportOf(card);
  const spot = positionCoordinates(sport, card.position);
  return (
    <span className="flex items-start gap-3 md:min-w-64">
      <ChoosePlayer id={card.id} name={card.called} />
      <Field sport={sport} className="thumb">
        {spot && <circle className="disc" cx={spot.x} cy={spot.y} r={58} />}
      </Field>
      <span className="grid gap-0.5">
        <Link href={`/players/${card.id}`} className="font-semibold no-underline hover:underline">
          <bdi>{card.called}</bdi>
        </Link>
        <span className="text-xs text-ink-2">{playerTexts.game}</span>
        <span className="text-xs text-ink-2">{playerTexts.facts}</span>
        {minorBands.has(card.ageBand) && <span className="text-xs font-semibold">{minor("badge")}</span>}
      </span>
    </span>
  );
}

function DeletedPlayer() {
  const t = useTranslations("contacts.favorites");
  return (
    <span className="grid gap-0.5 text-ink-2 md:min-w-64">
      <Badge look="dash" className="justify-self-start">
        {t("gone")}
      </Badge>
      <span className="text-xs">{t("goneHint")}</span>
    </span>
  );
}

function Labels({ row: { lists, tags } }: { row: FavoriteRow }) {
  if (lists.length + tags.length === 0) return null;
  const link = "inline-flex min-h-6 items-center border px-1.5 text-xs no-underline hover:underline";
  return (
    <span className="inline-flex flex-wrap gap-1">
      {lists.map(({ id, name }) => (
        <Link key={id} href={`/favorites?list=${id}`} className={`${link} border-ink`}>
          {name}
        </Link>
      ))}
      {tags.map((tag) => (
        <Link
          key={tag}
          href={`/favorites?tag=${encodeURIComponent(tag)}`}
          className={`${link} border-line-2 text-ink-2`}
        >
          {tag}
        </Link>
      ))}
    </span>
  );
}
