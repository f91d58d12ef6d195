import { Link } from "@/lib/platform/i18n/navigation";

/** A closed offer has no page, so its title is not a link. */
export function OfferName({ id, title, open }: { id: string; title: string; open: boolean }) {
  const name = (
    <b>
      <bdi>{title}</bdi>
    </b>
  );
  return open ? <Link href={`/sport-jobs/${id}`}>{name}</Link> : name;
}
