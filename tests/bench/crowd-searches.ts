/** What recruiters ask, as addresses write it, by what it costs the database to answer. */
export const searches: Record<string, string[]> = {
  filters: [
    "",
    "sport=football",
    "sport=judo",
    "sport=mma",
    "sport=football&positions=left-back",
    "sport=handball&levels=professional",
    "sport=football&positions=striker,left-winger&levels=semi_pro,professional",
    "sport=basketball&ageMin=18&ageMax=21",
    "sport=rugby&levels=amateur&ageMax=23",
    "levels=elite_international",
    "checked=yes",
  ],
  names: [
    "q=rouv",
    "q=lynx",
    "q=matéo",
    "q=falcon 20",
    "q=mar",
    "q=benali",
    "q=lyon",
    "q=sport&sport=football",
    "q=qwz",
  ],
  needs: [
    "sport=football&positions=left-back&role=attacking&strong_foot=left&ageMax=20",
    "sport=football&height_cm=185..&positions=goalkeeper",
    "sport=football&near=Lyon,FR&km=50",
    "near=Marseille,FR&km=100",
    "sport=basketball&height_cm=195..205&grade=coach",
    "sport=football&sprint_30m=..4.2&strong_foot=left",
    "sport=handball&strong_hand=left&available_from=..2026-12-31",
    "sport=rugby&fresh=yes&weight_kg=100..",
    "sport=judo&grade=event",
    "languages=fr",
    "contract_status=free&sport=football",
  ],
  optional: [
    "sport=football&strong_foot=left&height_cm=185..&optional=strong_foot,height_cm",
    "sport=judo&grip=50..&optional=grip",
    "sport=handball&strong_hand=left&available_from=..2026-12-31&optional=strong_hand,available_from",
    "height_cm=190..&optional=height_cm",
  ],
  nobody: [
    "sport=football&height_cm=225..&strong_foot=left&levels=professional",
    "sport=mma&ageMin=60&near=Lyon,FR&km=20&checked=yes",
    "q=qwzqwz&sport=judo&levels=amateur",
  ],
};

/** Of so many alerts and needs, the one numbered `n`: narrow and wide ones, as the demo's clubs keep them. */
export function keptSearch(n: number): string {
  const [sport, positions] = played[n % played.length] ?? ["judo", []];
  const level = ["amateur", "semi_pro", "professional"][n % 3];
  const position = positions[n % Math.max(1, positions.length)];
  return [
    `sport=${sport}`,
    position && `positions=${position}`,
    n % 2 && `levels=${level}`,
    n % 4 > 0 && `ageMax=${19 + (n % 9)}`,
    n % 5 === 0 && `height_cm=${175 + (n % 20)}..`,
    n % 7 === 0 && "available_from=..2027-06-30",
    n % 6 === 0 && "near=Paris,FR&km=200",
  ]
    .filter(Boolean)
    .join("&");
}

const played: [string, string[]][] = [
  ["football", ["goalkeeper", "left-back", "striker", "left-winger", "central-midfielder"]],
  ["handball", []],
  ["rugby", []],
  ["basketball", []],
  ["judo", []],
  ["boxing", []],
];
