import { useFormatter } from "next-intl";
import { Thumb } from "@/components/sports/field";
import type { SeekerCard as Card } from "@/lib/jobs/queries/seekers";
import { Link } from "@/lib/platform/i18n/navigation";
import { truncate } from "@/lib/platform/text/truncate";
import { useSeekerWords } from "./words";

const EXCERPT = 160;

/** Card of a job seeker, without the name. */
export function SeekerCard({ seeker }: { seeker: Card }) {
  const seekerTexts = useSeekerWords(seeker);
  const format = useFormatter();
  return (
    <article className="grid content-start gap-2 border-t-4 border-ink pt-3 wrap-anywhere">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-xl leading-[1.1]">
          <Link href={`/professionals/${seeker.id}`} className="no-underline hover:underline">
            {seekerTexts.what}
          </Link>
        </h2>
        <Thumb sport={seeker.sport} />
      </div>
      <p className="text-sm text-ink-2">
        <bdi>{seekerTexts.town}</bdi> · {seekerTexts.country}
      </p>
      <p className="text-sm" dir="auto">
        {truncate(seeker.about, EXCERPT)}
      </p>
      <p className="text-xs text-ink-2">{seekerTexts.time}</p>
      <p className="text-xs text-ink-2">{format.list(seekerTexts.languages, { type: "unit", style: "short" })}</p>
    </article>
  );
}
