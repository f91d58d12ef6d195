import type { Row } from "./row";

export const ar: readonly Row[] = [
  ["ar", "ظهير أيسر هجومي", "sport=football&positions=left-back&role=attacking", {}],
  ["ar", "ظهير هجومي أيسر تحت 21", "sport=football&positions=left-back&role=attacking&ageMax=20", {}],
  ["ar", "لاعب وسط هجومي", "sport=football&positions=attacking-midfielder", {}],
  ["ar", "ظهير أيسر أعسر تحت 21 سنة", "sport=football&positions=left-back&ageMax=20&strong_foot=left", {}],
  [
    "ar",
    "ثلاثة أظهرة أجنحة يلعبون بالقدم اليسرى تحت 21 سنة",
    "sport=football&positions=right-back,left-back&role=attacking&ageMax=20&strong_foot=left",
    {},
  ],
  ["ar", "ظهير أيسر قدمه اليمنى", "sport=football&positions=left-back&strong_foot=right", {}],
  ["ar", "ظهير أيسر سرعة 30 متر أقل من 4.2 ثانية", "sport=football&positions=left-back&sprint_30m=..4.2", {}],
  [
    "ar",
    "جناح أيمن مهاري يلعب بالقدم اليسرى",
    "sport=football&positions=right-winger&strong_foot=left",
    { unread: ["مهاري"] },
  ],
  ["ar", "قلب دفاع طوله ١٨٨ سم فما فوق", "sport=football&positions=centre-back&height_cm=188..", {}],
  [
    "ar",
    "حارس مرمى حر أو ينتهي عقده في يونيو",
    "sport=football&positions=goalkeeper&contract_status=free&contract_end=2027-06-01..2027-06-30&optional=contract_status,contract_end",
    {},
  ],
  [
    "ar",
    "صانع ألعاب ناطق بالفرنسية أو الإنجليزية",
    "languages=en,fr",
    { asks: ["sport: football basketball handball"] },
  ],
  ["ar", "لاعب ارتكاز كرة سلة طوله متران وخمسة سنتيمترات", "sport=basketball&positions=center&height_cm=205..", {}],
  ["ar", "باك شمال سريع", "sport=football&positions=left-back", { asks: ["measure: sprint_30m top_speed"] }],
  [
    "ar",
    "مهاجم من شمال أفريقيا متاح في الميركاتو الشتوي",
    "sport=football&positions=striker&countries=DZ,EG,LY,MA,TN&available_from=..2027-01-31",
    {},
  ],
  [
    "ar",
    "ملاكم أعسر وزن 70 كغ أكثر من 20 نزالًا",
    "sport=boxing&stance=southpaw&weight_class=world-boxing.men.70,world-boxing.women.70,olympic-boxing.men.70,olympic-boxing.women.70,iba.women.70&fight_record=amateur,professional,20..",
    { asks: ["category: women men"] },
  ],
  [
    "ar",
    "قلب دفاع من 18 إلى 23 سنة قرب الدار البيضاء",
    "sport=football&positions=centre-back&ageMin=18&ageMax=23",
    { near: "الدار البيضاء 30" },
  ],
  [
    "ar",
    "لاعب كرة يد، ظهير أيسر أعسر، 18-24 سنة",
    "sport=handball&positions=left-back-court&ageMin=18&ageMax=24&strong_hand=left",
    {},
  ],
  ["ar", "لاعبة كرة سلة تتحدث الإنجليزية", "sport=basketball&competition_category=women&languages=en", {}],
  ["ar", "لاعب جودو حزام أسود، الدان الأول", "sport=judo&belt=black", {}],
  ["ar", "جودو، دان ٣", "sport=judo&belt=black", { unread: ["دان ٣"] }],
];
