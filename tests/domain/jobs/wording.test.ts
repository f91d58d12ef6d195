import { expect, test } from "vitest";
import { wordingHints } from "@/lib/jobs/schema/wording";
import { jobTexts } from "@/prisma/seed/texts/jobs";

const kindsIn = (text: string) => wordingHints(text).map(({ kind }) => kind);

test.each([
  ["Coach wanted, men only.", "gender"],
  ["Poste réservé aux hommes.", "gender"],
  ["Se busca chica para la recepción.", "gender"],
  ["الوظيفة للرجال فقط.", "gender"],
  ["You are under 30 and fit.", "age"],
  ["Vous avez moins de 35 ans.", "age"],
  ["Entre 20 y 30 años.", "age"],
  ["أقل من 30 سنة", "age"],
  ["Native speakers only, please.", "origin"],
  ["Français langue maternelle.", "origin"],
  ["Solo españoles.", "origin"],
  ["للمواطنين فقط", "origin"],
  ["A registration fee of 200 euros secures your place.", "money"],
  ["Frais de dossier : 150 €.", "money"],
  ["Cuota de inscripción: 90 €.", "money"],
  ["رسوم التسجيل 100 يورو", "money"],
  ["Write to coach@club.example.", "contact"],
  ["Appelez le 06 39 98 12 34.", "contact"],
  ["Escríbeme por WhatsApp.", "contact"],
  ["راسلني على واتساب", "contact"],
])("%s: %s", (text, kind) => {
  expect(kindsIn(text)).toEqual([kind]);
});

test.each([
  "Three evenings a week with the under 18, match on Sunday.",
  "Vous suivez les quatre joueuses de moins de 18 ans.",
  "Preparación del equipo femenino, temporada 2026-2027.",
  "تدريب فريق الشباب تحت 18 سنة.",
  "We film 22 players, 64 hours a month, from 2026-09-01.",
])("a team has an age and a sex without anybody being kept out: %s", (text) => {
  expect(wordingHints(text)).toEqual([]);
});

test("a hint quotes the offer, and the open offers of the demo have no hints", () => {
  expect(wordingHints("Poste réservé aux hommes.")).toEqual([{ kind: "gender", found: "réservé aux hommes" }]);
  const stumbles = jobTexts
    .filter(({ status }) => status === "active")
    .flatMap(({ title, description }) => wordingHints(`${title}\n${description}`));
  expect(stumbles).toEqual([]);
});
