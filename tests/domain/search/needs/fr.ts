import type { Row } from "./row";

export const fr: readonly Row[] = [
  ["fr", "latéral gauche offensif", "sport=football&positions=left-back&role=attacking", {}],
  [
    "fr",
    "latéral offensif gaucher",
    "sport=football&positions=right-back,left-back&role=attacking&strong_foot=left",
    {},
  ],
  ["fr", "milieu de terrain offensif", "sport=football&positions=attacking-midfielder", {}],
  [
    "fr",
    "latéral gauche gaucher, moins de 21 ans, N2 ou N3, Île-de-France",
    "sport=football&positions=left-back&levels=semi_pro&ageMax=20&strong_foot=left",
    { near: "Paris 60" },
  ],
  ["fr", "ailier gauche droitier", "", { asks: ["sport: football handball"] }],
  [
    "fr",
    "central axe gauche, bon pied gauche, 1m88 minimum",
    "sport=football&positions=centre-back&side=left&height_cm=188..&strong_foot=left,both",
    {},
  ],
  [
    "fr",
    "piston droit libre de suite",
    "sport=football&positions=right-back&role=attacking&available_from=..2026-11-22&contract_status=free",
    {},
  ],
  [
    "fr",
    "numéro 6 en fin de contrat en juin, parlant anglais",
    "sport=football&positions=defensive-midfielder&contract_end=2027-06-01..2027-06-30&languages=en",
    {},
  ],
  [
    "fr",
    "pilier droit JIFF, niveau Pro D2",
    "sport=rugby&positions=prop&side=tighthead&levels=professional&eligibility=jiff",
    {},
  ],
  ["fr", "arrière gauche gaucher", "", { asks: ["sport: football handball"] }],
  [
    "fr",
    "judoka féminine −57, 1re division, pour les championnats par équipes",
    "sport=judo&competition_category=women&weight_class=ijf.women.57",
    { unread: ["1re division", "championnats par équipes"] },
  ],
  [
    "fr",
    "gardienne U18 à 30 km de Nantes",
    "ageMax=17&competition_category=women",
    { near: "Nantes 30", asks: ["sport: football handball"] },
  ],
  [
    "fr",
    "avant-centre rapide, pas d'étranger",
    "sport=football&positions=striker",
    { asks: ["measure: sprint_30m top_speed"], refused: ["origin"] },
  ],
  [
    "fr",
    "boxeuse fausse garde, moins de 60 kg, ceinture",
    "sport=boxing&competition_category=women&stance=southpaw&weight_class=world-boxing.women.60,olympic-boxing.women.60,iba.women.60",
    { unread: ["ceinture"] },
  ],
  ["fr", "lutteur gréco-romaine -77", "sport=wrestling&weight_class=uww-greco-roman.men.77", {}],
  [
    "fr",
    "kickboxing K-1, 65 kg, disponible en mars",
    "sport=kickboxing&available_from=..2027-03-31&weight_class=wako-ring.women.65,wako-mat.women.65&ruleset=k1",
    {},
  ],
  [
    "fr",
    "demi d'ouverture, réussite face aux poteaux 80 %, rugby à XV",
    "sport=rugby&positions=fly-half&code=fifteen&goal_kick_pct=80..",
    {},
  ],
  [
    "fr",
    "attaquante 21 ans maximum, vitesse de pointe 30 km/h",
    "sport=football&positions=striker&ageMax=21&competition_category=women&top_speed=30..",
    {},
  ],
  [
    "fr",
    "milieu 1,80 m, 18 à 23 ans, pas pro, VMA 17",
    "sport=football&positions=central-midfielder&levels=amateur,semi_pro,elite_international&ageMin=18&ageMax=23&height_cm=180..&mas=17..",
    {},
  ],
  ["fr", "pivot de 2,05 m à Lyon", "height_cm=205..", { near: "Lyon 30", asks: ["sport: basketball handball"] }],
];
