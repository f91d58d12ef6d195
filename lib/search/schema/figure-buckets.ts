/** As `figure_bucket` of the database counts them: each a fiftieth wider than the one before. */
const last = 1023;
const one = 384;
const wider = Math.log(1.02);
/** Where the two round differently at an edge, the bucket beside it is asked too. */
const slack = 1e-9;

const bucketOf = (figure: number) =>
  figure <= 0.0005 ? 0 : Math.max(0, Math.min(last, one + Math.floor(Math.log(Math.min(figure, 1e9)) / wider)));

/** A bucket, or eight or sixty-four that lie together: `node` counts those of `step` bits. */
type Node = { step: number; node: number };
const steps = [6, 3, 0];

/** The fewest nodes that hold every figure from `min` to `max`, and no more than the buckets at the ends beside. */
export function coverOf(min: number | undefined, max: number | undefined): Node[] {
  const from = min === undefined ? 0 : bucketOf(min - Math.abs(min) * slack);
  const to = max === undefined ? last : bucketOf(max + Math.abs(max) * slack);
  const nodes: Node[] = [];
  for (let at = from; at <= to; ) {
    const step = steps.find((bits) => at % (1 << bits) === 0 && at + (1 << bits) - 1 <= to) ?? 0;
    nodes.push({ step, node: at >> step });
    at += 1 << step;
  }
  return nodes;
}
