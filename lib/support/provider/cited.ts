/** The passages that an answer says it comes from, and the answer itself as it goes on; null where it names none. */
export type Cited = { numbers: number[]; text: AsyncGenerator<string> } | null;

const named = /^\s*\[([\d\s,]{1,24})\]\s*(\S[\s\S]*)/;
const incompleteCitation = /^\s*(\[[\d\s,]{0,24}(\]\s*)?)?$/;

/** Reads the beginning of what a model says. What does not begin as it was told to is not heard to its end. */
export async function cited(pieces: AsyncGenerator<string>): Promise<Cited> {
  let head = "";
  while (incompleteCitation.test(head)) {
    const { value, done } = await pieces.next();
    if (done) return null;
    head += value;
  }
  const [, list = "", first = ""] = named.exec(head) ?? [];
  const numbers = list.split(",").map(Number).filter(Boolean);
  if (numbers.length > 0) return { numbers, text: after(first, pieces) };
  await pieces.return(undefined);
  return null;
}

async function* after(first: string, rest: AsyncGenerator<string>) {
  yield first;
  yield* rest;
}
