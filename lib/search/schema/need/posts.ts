import { rolesOf, sidesOf } from "@/lib/measurements/schema/positions";
import { isPosition, isSport, type Position, type SportSlug } from "@/lib/sports/schema";
import { type Given, isKind, meaning, type Sentence, take } from "./sentence";

type Post = { sport: SportSlug; slug: string; side?: string; role?: string; rare: boolean };
type Side = "left" | "right" | "centre";

/** Where somebody plays, and how; left and right belong to a post only right beside it, and never to a foot or a hand. */
export function readPosts(sentence: Sentence) {
  const { items, taken } = sentence;
  const apart = items.findIndex((item) => isKind(item, "apart"));
  items.forEach((item, at) => {
    const post = meaning(item, "post");
    if (!post || taken.has(at) || (apart >= 0 && at > apart)) return;
    const sideAt = sideBeside(sentence, at);
    const side = meaning(items[sideAt], "side")?.value as Side | undefined;
    const real = post.value.split(" ").map(postOf).filter(isReal(side));
    if (real.length === 0) return;
    const place = side ? [at, sideAt] : [at];
    const roleAt = place
      .flatMap((one) => [one + 1, one - 1])
      .find((next) => isFree(sentence, next, at) && real.some(plays(side, meaning(items[next], "role")?.value)));
    const role = roleAt === undefined ? undefined : meaning(items[roleAt], "role")?.value;
    const posts = role ? real.filter(plays(side, role)).map((one) => ({ role, ...one })) : real;
    take(sentence, {
      items: roleAt === undefined ? place : [...place, roleAt],
      sports: sportsOf(posts, false),
      rare: sportsOf(posts, true),
      give: (sport) => criteriaFor(posts, sport, side),
    });
  });
}

const isFree = ({ items, taken }: Sentence, next: number, at: number) =>
  items[next] !== undefined && items[next].clause === items[at]?.clause && !taken.has(next);

const plays = (side: Side | undefined, role: string | undefined) => (post: Post) =>
  role !== undefined && slugs(post, side).some((slug) => rolesOf(post.sport, slug).includes(role));

function sideBeside(sentence: Sentence, at: number): number {
  const { items } = sentence;
  const over = (step: 1 | -1) => (isKind(items[at + step], "role") ? at + 2 * step : at + step);
  const near = [over(1), over(-1)].filter(
    (next) => isFree(sentence, next, at) && isKind(items[next], "side") && !lone(items, next, at),
  );
  return near[0] ?? -1;
}

/** "goalkeeper who left his club": what follows "left" is no post and no end, so it is a verb. */
const lone = (items: Sentence["items"], side: number, post: number) =>
  side > post && isKind(items[side + 1], "his") && items[side + 1]?.clause === items[post]?.clause;

function postOf(text: string): Post {
  const [, rare = "", sport = "", slug = "", side, role] =
    /^(~?)([a-z-]+):([a-z{}-]+?)(?:@([a-z-]+))?(?:!([a-z-]+))?$/.exec(text) ?? [];
  return {
    sport: (isSport(sport) ? sport : "football") as SportSlug,
    slug,
    rare: rare === "~",
    ...(side && { side }),
    ...(role && { role }),
  };
}

/** "back" alone is either side; the middle of two flanks is none. */
const isReal = (side: Side | undefined) => (post: Post) => slugs(post, side).length > 0;

function slugs({ sport, slug }: Post, side: Side | undefined): Position[] {
  const sides = side ? [side === "centre" ? "centre" : side] : ["left", "right"];
  const all = slug.includes("{side}") ? sides.map((one) => slug.replace("{side}", one)) : [slug];
  return all.filter((one): one is Position => isPosition(sport, one));
}

const sportsOf = (posts: readonly Post[], rare: boolean) => [
  ...new Set(posts.filter((post) => post.rare === rare).map(({ sport }) => sport)),
];

const propSides: Record<Side, string> = { left: "loosehead", right: "tighthead", centre: "" };

function criteriaFor(posts: readonly Post[], sport: SportSlug | undefined, side: Side | undefined): Given | null {
  const mine = posts.filter((post) => post.sport === sport);
  const [post] = mine;
  if (!sport || !post) return null;
  const positions = mine.flatMap((one) => slugs(one, side));
  const sides = positions.flatMap((position) => [...sidesOf(sport, position)]);
  const chosenSide = [post.side, side, side && propSides[side]].find((one) => one && sides.includes(one));
  const role = positions.some((position) => rolesOf(sport, position).includes(post.role ?? "")) ? post.role : undefined;
  return { positions, ...(chosenSide && !post.slug.includes("{side}") && { side: chosenSide }), ...(role && { role }) };
}
