import { rolesOf, sidesOf } from "@/lib/sports/schema/positions";
import { isPosition, isSport, type Position, type SportSlug } from "@/lib/sports/schema/sports";
import { type Given, type Item, isKind, meaning, type Sentence, take } from "./sentence";

type Post = { sport: SportSlug; slug: string; side?: string; role?: string; rare: boolean };
type Side = "left" | "right" | "centre";

/** Reads positions; a side belongs to a position only directly beside it, and never to a foot or hand. */
export function readPosts(sentence: Sentence) {
  const { items, taken } = sentence;
  const apart = items.findIndex((item) => isKind(item, "apart"));
  items.forEach((item, index) => {
    const post = meaning(item, "post") ?? (item.clause === items[apart]?.clause ? postOfNumber(item) : undefined);
    if (!post || taken.has(index) || isKind(item, "apart")) return;
    const isFurther = apart >= 0 && index > apart;
    const sideAt = sideBeside(sentence, index);
    const side = meaning(items[sideAt], "side")?.value as Side | undefined;
    const validPosts = post.value.split(" ").map(postOf).filter(isValidWith(side));
    if (validPosts.length === 0) return;
    const postItems = side ? [index, sideAt] : [index];
    const roleAt = postItems
      .flatMap((item) => [item + 1, item - 1])
      .find(
        (nearby) =>
          isFree(sentence, nearby, index) && validPosts.some(matchesRole(side, meaning(items[nearby], "role")?.value)),
      );
    const role = roleAt === undefined ? undefined : meaning(items[roleAt], "role")?.value;
    const posts = role
      ? validPosts.filter(matchesRole(side, role)).map((validPost) => ({ role, ...validPost }))
      : validPosts;
    take(sentence, {
      items: [...(isFurther ? [apart] : []), ...postItems, ...(roleAt === undefined ? [] : [roleAt])],
      sports: sportsOf(posts, false),
      rare: sportsOf(posts, true),
      give: (sport) => {
        const criteria = criteriaFor(posts, sport, side);
        return isFurther && criteria ? { also: criteria.positions ?? [] } : criteria;
      },
    });
  });
}

const postsByNumber: Record<number, string> = {
  6: "football:defensive-midfielder",
  8: "football:central-midfielder",
  9: "football:striker",
  10: "football:attacking-midfielder",
};

/** "who can play as a 10" */
function postOfNumber({ figure }: Item): { value: string } | undefined {
  const value = figure && !figure.unit && postsByNumber[figure.value];
  return value ? { value } : undefined;
}

const isFree = ({ items, taken }: Sentence, nearby: number, index: number) =>
  items[nearby] !== undefined && items[nearby].clause === items[index]?.clause && !taken.has(nearby);

const matchesRole = (side: Side | undefined, role: string | undefined) => (post: Post) =>
  role !== undefined && slugs(post, side).some((slug) => rolesOf(post.sport, slug).includes(role));

function sideBeside(sentence: Sentence, index: number): number {
  const { items } = sentence;
  const pastRole = (step: 1 | -1) => (isKind(items[index + step], "role") ? index + 2 * step : index + step);
  const sideItems = [pastRole(1), pastRole(-1)].filter(
    (nearby) => isFree(sentence, nearby, index) && isKind(items[nearby], "side") && !isVerb(items, nearby, index),
  );
  return sideItems[0] ?? -1;
}

/** In "goalkeeper who left his club", "left" is a verb. */
const isVerb = (items: Sentence["items"], side: number, post: number) =>
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

const isValidWith = (side: Side | undefined) => (post: Post) => slugs(post, side).length > 0;

function slugs({ sport, slug }: Post, side: Side | undefined): Position[] {
  const sides = side ? [side === "centre" ? "centre" : side] : ["left", "right"];
  const candidates = slug.includes("{side}") ? sides.map((sideName) => slug.replace("{side}", sideName)) : [slug];
  return candidates.filter((candidate): candidate is Position => isPosition(sport, candidate));
}

const sportsOf = (posts: readonly Post[], rare: boolean) => [
  ...new Set(posts.filter((post) => post.rare === rare).map(({ sport }) => sport)),
];

const propSides: Record<Side, string> = { left: "loosehead", right: "tighthead", centre: "" };

function criteriaFor(posts: readonly Post[], sport: SportSlug | undefined, side: Side | undefined): Given | null {
  const sportPosts = posts.filter((post) => post.sport === sport);
  const [post] = sportPosts;
  if (!sport || !post) return null;
  const positions = sportPosts.flatMap((sportPost) => slugs(sportPost, side));
  const sides = positions.flatMap((position) => [...sidesOf(sport, position)]);
  const chosenSide = [post.side, side, side && propSides[side]].find(
    (candidate) => candidate && sides.includes(candidate),
  );
  const role = positions.some((position) => rolesOf(sport, position).includes(post.role ?? "")) ? post.role : undefined;
  return { positions, ...(chosenSide && !post.slug.includes("{side}") && { side: chosenSide }), ...(role && { role }) };
}
