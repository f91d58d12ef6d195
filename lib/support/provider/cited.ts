export type Cited = { numbers: number[]; text: AsyncGenerator<string> } | null;

const citation = /^\s*\[([\d\s,]{1,24})\]\s*(\S[\s\S]*)/;
const incompleteCitation = /^\s*(\[[\d\s,]{0,24}(\]\s*)?)?$/;

/** Reads the citation at the start of a model's answer; stops reading when there is none. */
export async function cited(pieces: AsyncGenerator<string>): Promise<Cited> {
  let beginning = "";
  while (incompleteCitation.test(beginning)) {
    const { value, done } = await pieces.next();
    if (done) return null;
    beginning += value;
  }
  const [, list = "", first = ""] = citation.exec(beginning) ?? [];
  const numbers = list.split(",").map(Number).filter(Boolean);
  if (numbers.length > 0) return { numbers, text: prepend(first, pieces) };
  await pieces.return(undefined);
  return null;
}

async function* prepend(first: string, rest: AsyncGenerator<string>) {
  yield first;
  yield* rest;
}
