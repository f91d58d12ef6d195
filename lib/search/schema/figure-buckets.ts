/** Must match `figure_bucket` in the database: each bucket is 2 % wider than the one before. */
const LAST_BUCKET = 1023;
const BUCKET_OF_ONE = 384;
const LOG_WIDTH = Math.log(1.02);
/** Includes the next bucket where rounding may differ. */
const TOLERANCE = 1e-9;

const bucketOf = (figure: number) =>
  figure <= 0.0005
    ? 0
    : Math.max(0, Math.min(LAST_BUCKET, BUCKET_OF_ONE + Math.floor(Math.log(Math.min(figure, 1e9)) / LOG_WIDTH)));

type Node = { step: number; node: number };
const steps = [6, 3, 0];

/** Returns the fewest nodes that cover every value from `min` to `max`. */
export function coveringNodes(min: number | undefined, max: number | undefined): Node[] {
  const firstBucket = min === undefined ? 0 : bucketOf(min - Math.abs(min) * TOLERANCE);
  const lastBucket = max === undefined ? LAST_BUCKET : bucketOf(max + Math.abs(max) * TOLERANCE);
  const nodes: Node[] = [];
  for (let bucket = firstBucket; bucket <= lastBucket; ) {
    const step = steps.find((bits) => bucket % (1 << bits) === 0 && bucket + (1 << bits) - 1 <= lastBucket) ?? 0;
    nodes.push({ step, node: bucket >> step });
    bucket += 1 << step;
  }
  return nodes;
}
