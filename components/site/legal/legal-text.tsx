type Block = { list: boolean; lines: string[] };

/** Paragraphs are separated by empty lines; lines that start with a dash form a list. */
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
    const text = list ? line.slice(2) : line;
    const last = blocks.at(-1);
    if (last?.list === list) last.lines.push(text);
    else blocks.push({ list, lines: [text] });
  }
  return blocks;
}
