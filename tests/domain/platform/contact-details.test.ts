import { expect, test } from "vitest";
import { hideContacts, inSigns } from "@/lib/platform/text/contact-details";

const hide = (text: string) => hideContacts(text, "#");

test.each([
  ["Write to jean.dupont+x@club-lyon.fr now", "Write to # now", "email"],
  ["jean@mail.club.example, or call", "#, or call", "email"],
  ["jean (at) gmail (dot) com", "#", "email"],
  ["juan at gmail dot com", "#", "email"],
  ["jean arobase gmail point com", "#", "email"],
  ["juan arroba gmail punto com", "#", "email"],
  ["راسلني على karim آت جيميل نقطة كوم شكرا", "راسلني على # شكرا", "email"],
  ["jean @ gmail . com", "#", "email"],
  ["j\u200bean@gm\u00adail.com", "#", "email"],
  ["𝐣𝐨𝐡𝐧@gmail.com", "#", "email"],
  ["call +33 6 12 34 56 78 tonight", "call # tonight", "phone"],
  ["Call 06.12.34.56.78 on 12.03.2026", "Call # on 12.03.2026", "phone"],
  ["اتصل بي ٠٦١٢٣٤٥٦٧٨ مساء", "اتصل بي # مساء", "phone"],
  ["zéro six douze trente-quatre cinquante-six soixante-dix-huit", "#", "phone"],
  ["cero seis uno dos tres cuatro cinco seis siete", "#", "phone"],
  ["صفر ستة واحد اثنان ثلاثة اربعة خمسة ستة", "#", "phone"],
  ["6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣", "#", "phone"],
  ["my insta: juan_10", "my #", "handle"],
  ["mon snap c’est juanito", "mon #", "handle"],
  ["tik tok juan_10", "#", "handle"],
  ["@juan10 is me", "# is me", "handle"],
  ["انستغرام: karim.10", "#", "handle"],
  ["see t.me/juan or https://wa.me/33612345678", "see # or #", "link"],
  ["our site is club-lyon dot fr", "our site is #", "link"],
  ["youtube dot com slash juan", "#", "link"],
  ["see youtube com slash juan tonight", "see # tonight", "link"],
  ["club-lyon (point) com/jean", "#", "link"],
  ["linkedin in/jean-dupont", "#", "handle"],
  ["O6 I2 34 56 78", "#", "phone"],
  ["06 l2 34 5O 78 tonight", "# tonight", "phone"],
])("%s", (typedText, shownText, kind) => {
  expect(hide(typedText)).toEqual({ text: shownText, hidden: [kind] });
});

test.each([
  "We look for a winger for the 2025-2026 season, 180 cm, born 2009.",
  "Trial from 12/03/2026 - 15/03/2026 at 18:30. Come and see us.",
  "A budget of 10 000 000, a 4-4-2, won 3-1, 2-0 and 4-2; ages 16-18.",
  "Rendez-vous à Lyon, point final. Vous êtes chez nous. Une équipe de six, sept ou huit.",
  "Follow us on Instagram and TikTok.",
  "Se trata de un plan a cinco años, en casa. En este punto es importante.",
  "Un point de plus, un point net ; il n’a point eu de carton. He is at www level; 10 il 20, ce point fort.",
  "مرحبًا، قرأنا ملفك مرتين. السفر والإقامة علينا. ٢٠٢٥-٢٠٢٦",
])("nothing of it is a contact: %s", (typedText) => {
  expect(hide(typedText)).toEqual({ text: typedText, hidden: [] });
});

test.each([
  ["M01", "Your last five: 3-1 2-0 1-1 0-2 4-3. Times at 100 m: 10.82 10.91 11.02 seconds."],
  ["M01", "النتائج: 3-1 2-0 1-1 0-2"],
  ["M03", "Great season.Me and the coach saw it. Good match.It was"],
  ["M05", "The signal is clear: come. Le signal est clair. Long snap: 0.72 s."],
])("%s: scores, sentences without a blank and plain words are no contact: %s", (_case, typedText) => {
  expect(hide(typedText)).toEqual({ text: typedText, hidden: [] });
});

test("text of twice the maximum length is processed, whatever it repeats", () => {
  for (const piece of ["a.", "a ", "1 ", "six ", "a-", "at ", "insta ", "@", "a dot ", "a com ", "o6 ", "slash "])
    expect(hide(piece.repeat(4000 / piece.length)).text).not.toBe("");
});

test("a spelled-out address is recognized as an address", () => {
  expect(inSigns("Lina (at) Test arobase x . Recruit")).toContain("@");
  expect(inSigns("lina point sarr arobase test.recruit")).toBe("lina.sarr@test.recruit");
});
