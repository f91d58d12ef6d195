import type { Row } from "./row";

export const es: readonly Row[] = [
  ["es", "lateral izquierdo ofensivo", "sport=football&positions=left-back&role=attacking", {}],
  ["es", "mediocentro ofensivo zurdo", "sport=football&positions=attacking-midfielder&strong_foot=left", {}],
  [
    "es",
    "lateral izquierdo zurdo sub-21 de Segunda RFEF",
    "sport=football&positions=left-back&levels=semi_pro&ageMax=20&strong_foot=left",
    {},
  ],
  ["es", "busco zurdo", "", { asks: ["sport: football basketball baseball handball boxing"] }],
  ["es", "extremo derecho a pierna cambiada", "sport=football&positions=right-winger&strong_foot=left", {}],
  [
    "es",
    "central zurdo, 1,85 o más, libre en enero",
    "height_cm=185..&available_from=..2027-01-31",
    { asks: ["sport: football handball"] },
  ],
  [
    "es",
    "base con más de un 38 % en triples y pasaporte comunitario",
    "sport=basketball&positions=point-guard&eligibility=eu_eea&three_pct=38..",
    {},
  ],
  ["es", "lanzador zurdo de 90 millas", "sport=baseball&positions=pitcher&throws=left&fastball=144.8..", {}],
  ["es", "pivote de balonmano, mínimo 1,92", "sport=handball&positions=pivot&height_cm=192..", {}],
  [
    "es",
    "portera con experiencia en Primera",
    "competition_category=women",
    { unread: ["experiencia"], asks: ["sport: football handball"] },
  ],
  ["es", "medio melé que patee con la izquierda", "sport=rugby&positions=scrum-half&kicking_foot=left", {}],
  ["es", "cadete de 15 años, cerca de Sevilla", "ageMin=15&ageMax=15", { near: "Sevilla 30", asks: ["sport: any"] }],
  [
    "es",
    "karateca kumite -67, cinturón negro",
    "sport=karate&weight_class=wkf.men.67&discipline=kumite&belt=black",
    {},
  ],
  ["es", "receptor, pop time 1,95", "sport=baseball&positions=catcher&pop_time=..1.95", {}],
  ["es", "portero que no sea zurdo, 25 años máximo", "ageMax=25", { asks: ["sport: football handball"] }],
  [
    "es",
    "delantera francesa, sin hijos",
    "sport=football&positions=striker&competition_category=women",
    { refused: ["origin", "family"] },
  ],
  [
    "es",
    "lateral cerca de A Coruña entre 20 y 25 años",
    "sport=football&positions=right-back,left-back&ageMin=20&ageMax=25",
    { near: "Coruña 30" },
  ],
  [
    "es",
    "receptor de fútbol americano, 40 yardas en 4,5",
    "sport=american-football&positions=wide-receiver&dash_40yd=..4.5",
    {},
  ],
  ["es", "judoca, cinturón negro 2.º dan", "sport=judo&belt=black", { unread: ["2.º dan"] }],
  ["es", "taekwondo, primer dan", "sport=taekwondo&belt=black", {}],
];
