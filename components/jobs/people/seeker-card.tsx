import { useFormatter } from "next-intl";
import { Thumb } from "@/components/sports/field";
import type { SeekerCard as Card } from "@/lib/jobs/queries/seekers";
import { Link } from "@/lib/platform/i18n/navigation";
import { truncate } from "@/lib/platform/text/truncate";
import { useSeekerWords } from "./words";

const EXCERPT = 160;

/** Somebody who works in sport, without a name. */
export function SeekerCard({ seeker }: { seeker: Card }) {
  const words = useSeekerWords(seeker);
  const format = useFormatter();
  return (
    <article className="grid content-start gap-2 border-t-4 border-ink pt-3 wrap-anywhere">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-xl leading-[1.1]">
          <Link href={`/professionals/${seeker.id}`} className="no-underline hover:underline">
            {words.what}
          </Link>
        </h2>
        <Thumb sport={seeker.sport} />
      </div>
      <p className="text-sm text-ink-2">
        <bdi>{seeker.city}</bdi> · {words.country}
      </p>
      <p className="text-sm" dir="auto">
        {truncate(seeker.about, EXCERPT)}
      </p>
      <p className="text-xs text-ink-2">{words.time}</p>
      <p className="text-xs text-ink-2">{format.list(words.languages, { type: "unit", style: "short" })}</p>
    </article>
  );
}
