type Block = { list: boolean; lines: string[] };

/** A section's text: paragraphs parted by an empty line; lines that begin with a dash are a list. */
export function LegalText({ text }: { text: string }) {
  return text
    .split("\n\n")
    .flatMap(blocksOf)
    .map(({ list, lines }) =>
      list ? (
        <ul key={lines[0]}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p key={lines[0]}>{lines.join(" ")}</p>
      ),
    );
}

function blocksOf(paragraph: string): Block[] {
  const blocks: Block[] = [];
  for (const line of paragraph.split("\n")) {
    const list = line.startsWith("- ");
    const said = list ? line.slice(2) : line;
    const last = blocks.at(-1);
    if (last?.list === list) last.lines.push(said);
    else blocks.push({ list, lines: [said] });
  }
  return blocks;
}
