import type { SportSlug } from "@/lib/sports/schema/sports";
import { crops, turned } from "./crops";
import { Ground } from "./field";

/** Background of a .hero: a wide crop with an empty start half and one for phones, both mirrored in right-to-left languages. */
export function StageArt({ sport, rtl }: { sport: SportSlug; rtl: boolean }) {
  const { hero, tall } = crops[sport];
  return (
    <div className="art">
      <Ground
        className="wide-art"
        sport={sport}
        box={rtl ? turned(hero) : hero}
        align={rtl ? "xMinYMin" : "xMaxYMin"}
      />
      <Ground className="tall-art" sport={sport} box={rtl ? turned(tall) : tall} />
    </div>
  );
}
