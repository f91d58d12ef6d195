import { deflateSync } from "node:zlib";

export const pdfOf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`, "latin1"),
      Buffer.from(object as string, "latin1"),
      Buffer.from("\nendobj\n"),
    ]),
    Buffer.from("trailer<</Root 1 0 R>>\n%%EOF\n"),
  ]);

const pages = "<</Type/Pages/Kids[3 0 R]/Count 1>>";

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

/** Objects packed into one object stream, as most programs write them. */
export const packed = (...objects: string[]) => {
  const starts = objects.map((_, index) => objects.slice(0, index).join(" ").length + (index && 1));
  const head = starts
    .map((start, index) => `${index + 10} ${start}`)
    .join(" ")
    .concat(" ");
  const dictionary = `/Type/ObjStm/N ${objects.length}/First ${head.length}/Filter/FlateDecode`;
  return streamOf(dictionary, deflateSync(head + objects.join(" ")));
};

/** Nested forms that each draw the next ten times: 10 to the power of `levels` drawings. */
export function nestedForms(levels: number): Buffer {
  const first = 5;
  const form = (formIndex: number) => {
    const [use, content] =
      formIndex === levels
        ? ["", "0 0 9 9 re f"]
        : [`/Resources<</XObject<</F ${first + formIndex + 1} 0 R>>>>`, "/F Do ".repeat(10)];
    return streamOf(`/Type/XObject/Subtype/Form/BBox[0 0 300 200]${use}`, content);
  };
  return pageWith(
    { page: `/Contents 4 0 R/Resources<</XObject<</F ${first} 0 R>>>>` },
    streamOf("", "/F Do"),
    ...Array.from({ length: levels + 1 }, (_, formIndex) => form(formIndex)),
  );
}
