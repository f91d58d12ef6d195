import { rolesOf, sidesOf } from "@/lib/evidence/schema/positions";
import { isPosition, isSport, type Position, type SportSlug } from "@/lib/sports/schema";
import { type Given, isKind, meaning, type Sentence, take } from "./sentence";

type Post = { sport: SportSlug; slug: string; side?: string; role?: string; rare: boolean };
type Side = "left" | "right" | "centre";

/** Where somebody plays; left and right belong to a post only right beside it, and never to a foot or a hand. */
export function readPosts(sentence: Sentence) {
  const { items, taken } = sentence;
  const apart = items.findIndex((item) => isKind(item, "apart"));
  items.forEach((item, at) => {
    const post = meaning(item, "post");
    if (!post || taken.has(at) || (apart >= 0 && at > apart)) return;
    const sideAt = sideBeside(sentence, at);
    const side = meaning(items[sideAt], "side")?.value as Side | undefined;
    const posts = post.value.split(" ").map(postOf).filter(isReal(side));
    if (posts.length === 0) return;
    take(sentence, {
      items: side ? [at, sideAt] : [at],
      sports: sportsOf(posts, false),
      rare: sportsOf(posts, true),
      give: (sport) => given(posts, sport, side),
    });
  });
}

function sideBeside({ items, taken }: Sentence, at: number): number {
  const near = [at + 1, at - 1].filter(
    (next) =>
      items[next]?.clause === items[at]?.clause &&
      isKind(items[next], "side") &&
      !taken.has(next) &&
      !lone(items, next, at),
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

function given(posts: readonly Post[], sport: SportSlug | undefined, side: Side | undefined): Given | null {
  const mine = posts.filter((post) => post.sport === sport);
  const [post] = mine;
  if (!sport || !post) return null;
  const positions = mine.flatMap((one) => slugs(one, side));
  const sides = positions.flatMap((position) => [...sidesOf(sport, position)]);
  const told = [post.side, side, side && propSides[side]].find((one) => one && sides.includes(one));
  const role = positions.some((position) => rolesOf(sport, position).includes(post.role ?? "")) ? post.role : undefined;
  return { positions, ...(told && !post.slug.includes("{side}") && { side: told }), ...(role && { role }) };
}
