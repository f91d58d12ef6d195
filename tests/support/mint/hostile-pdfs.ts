import { deflateSync } from "node:zlib";

/** A PDF with these objects. */
export const pdfOf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...objects.flatMap((object, at) => [
      Buffer.from(`${at + 1} 0 obj\n`, "latin1"),
      Buffer.from(object as string, "latin1"),
      Buffer.from("\nendobj\n"),
    ]),
    Buffer.from("trailer<</Root 1 0 R>>\n%%EOF\n"),
  ]);

const pages = "<</Type/Pages/Kids[3 0 R]/Count 1>>";

/** One page, with these entries in its catalog and its page. */
export const pageWith = ({ catalog = "", page = "" }, ...more: (string | Buffer)[]) =>
  pdfOf(
    `<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
    pages,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200] ${page}>>`,
    ...more,
  );

export const streamOf = (dictionary: string, data: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${data.length}>>stream\n`),
    Buffer.from(data as string, "latin1"),
    Buffer.from("\nendstream"),
  ]);

/** Objects packed into one stream, as most programs write them. */
export const packed = (...objects: string[]) => {
  const starts = objects.map((_, at) => objects.slice(0, at).join(" ").length + (at && 1));
  const head = starts
    .map((start, at) => `${at + 10} ${start}`)
    .join(" ")
    .concat(" ");
  const dictionary = `/Type/ObjStm/N ${objects.length}/First ${head.length}/Filter/FlateDecode`;
  return streamOf(dictionary, deflateSync(head + objects.join(" ")));
};

/** Forms that each draw the next ten times: `levels` of them are 10 to the power of `levels` drawings. */
export function nestedForms(levels: number): Buffer {
  const first = 5;
  const form = (at: number) => {
    const [use, content] =
      at === levels
        ? ["", "0 0 9 9 re f"]
        : [`/Resources<</XObject<</F ${first + at + 1} 0 R>>>>`, "/F Do ".repeat(10)];
    return streamOf(`/Type/XObject/Subtype/Form/BBox[0 0 300 200]${use}`, content);
  };
  return pageWith(
    { page: `/Contents 4 0 R/Resources<</XObject<</F ${first} 0 R>>>>` },
    streamOf("", "/F Do"),
    ...Array.from({ length: levels + 1 }, (_, at) => form(at)),
  );
}
