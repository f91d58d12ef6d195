import "server-only";
import { type Face, facesOf, fontName, fontOf } from "./faces";
import { clustersOf, type Run, type Spell, type Weight } from "./pdf-text";

type PdfkitFontHolder = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } };
type HasGlyph = (letter: string) => boolean;

const ignorable = /\p{Default_Ignorable_Code_Point}/u;
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const alwaysLoaded = "0123456789 /";

/** Loads only the fonts that the texts of a document need. A letter that no font has is drawn without its marks or else in Latin letters; an emoji is left out. */
export async function spellerFor(doc: PDFKit.PDFDocument, texts: readonly string[]): Promise<Spell> {
  const clusters = new Set([alwaysLoaded, ...texts].flatMap((text) => clustersOf(clean(text))));
  const letters = [...new Set([...clusters, alwaysLoaded].join("").normalize("NFKD") + [...clusters].join(""))].join(
    "",
  );
  const loadedFaces = new Map<string, HasGlyph>();
  const runsByCluster = new Map<string, Run[]>();
  for (const cluster of clusters) runsByCluster.set(cluster, await spellCluster(cluster));
  return (line) => clustersOf(clean(line)).flatMap((cluster) => runsByCluster.get(cluster) ?? []);

  async function spellCluster(cluster: string): Promise<Run[]> {
    const directRun = await findRun(cluster);
    if (directRun) return [directRun];
    if (emoji.test(cluster)) return [];
    const unmarkedText = cluster.normalize("NFKD").replace(/\p{M}/gu, "");
    const unmarkedRun = unmarkedText && (await findRun(unmarkedText));
    if (unmarkedRun) return [unmarkedRun];
    const { default: anyAscii } = await import("any-ascii");
    const latinRuns = await Promise.all([...anyAscii(cluster)].map((letter) => findRun(letter)));
    return latinRuns.flatMap((run) => run ?? []);
  }

  async function findRun(cluster: string): Promise<Run | null> {
    const visibleLetters = [...cluster].filter((letter) => !ignorable.test(letter));
    const [firstLetter] = visibleLetters;
    if (firstLetter === undefined) return { text: cluster, face: "", shaped: false };
    for await (const face of facesOf(firstLetter, letters)) {
      const hasGlyph = await loadFace(face);
      const text = face.family === "arabic" ? cluster : visibleLetters.join("");
      const shaped = face.family === "arabic" || face.family === "hebrew";
      if (visibleLetters.every(hasGlyph)) return { text, face: fontName(face), shaped };
    }
    return null;
  }

  async function loadFace(face: Face): Promise<HasGlyph> {
    const name = fontName(face);
    const cached = loadedFaces.get(name);
    if (cached) return cached;
    for (const weight of ["regular", "bold"] satisfies Weight[])
      doc.registerFont(`${name} ${weight}`, await fontOf(face, weight, letters));
    const { font } = (doc.font(`${name} regular`) as unknown as PdfkitFontHolder)._font;
    const hasGlyph: HasGlyph = (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    loadedFaces.set(name, hasGlyph);
    return hasGlyph;
  }
}

const clean = (text: string) => text.normalize("NFC").replace(/\s/gu, " ");
