import { Link } from "@/lib/platform/i18n/navigation";

/** Leads to the offer while it is open; a closed one has nothing left to lead to. */
export function OfferName({ id, title, open }: { id: string; title: string; open: boolean }) {
  const name = (
    <b>
      <bdi>{title}</bdi>
    </b>
  );
  return open ? <Link href={`/sport-jobs/${id}`}>{name}</Link> : name;
}
