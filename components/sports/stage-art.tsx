import type { SportSlug } from "@/lib/sports/schema";
import { crops, turned } from "./crops";
import { Ground } from "./field";

/** The drawing behind a .hero: a wide crop whose starting half is calm, another one for phones; both turn with the writing. */
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
