import { type CountryDivisions, sharedDivisions } from "./shared-divisions";

const FR = {
  football: [
    ["professional", "ligue 1|l1|première ligue|women:d1 arkema|women:d1 féminine|الدوري الفرنسي"],
    ["professional", "ligue 2|l2"],
    ["semi_pro", "national|national 1|seconde ligue"],
    ["semi_pro", "national 2|n2"],
    ["semi_pro", "national 3|n3"],
    ["amateur", "r1|régional 1|régional"],
    ["amateur", "r2|régional 2|r3|régional 3"],
    ["amateur", "d2|d3|d4|district|départemental 1"],
  ],
  basketball: [
    ["professional", "betclic élite|pro a|women:lfb|women:ligue féminine de basket"],
    ["professional", "pro b|élite 2"],
    ["semi_pro", "nm1|nationale 1|nationale masculine 1|women:lf2"],
    ["semi_pro", "nm2|nationale 2|women:nf1"],
    ["amateur", "nm3|nationale 3|women:nf2|women:nf3"],
  ],
  handball: [
    ["professional", "starligue|lidl starligue|women:lfh|women:ligue butagaz énergie|d1"],
    ["professional", "proligue|d2"],
    ["semi_pro", "nationale 1|n1|women:d2 féminine"],
    ["amateur", "nationale 2|n2"],
    ["amateur", "nationale 3|n3"],
  ],
  rugby: [
    ["professional", "top 14|women:élite 1 féminine"],
    ["professional", "pro d2"],
    ["semi_pro", "nationale"],
    ["semi_pro", "nationale 2"],
    ["amateur", "fédérale 1"],
    ["amateur", "fédérale 2"],
    ["amateur", "fédérale 3"],
    ["amateur", "régionale 1|régionale 2|régionale 3"],
  ],
} as const satisfies CountryDivisions;

const ES = {
  football: [
    ["professional", "laliga|laliga ea sports|women:liga f|primera|primera división|الدوري الإسباني"],
    ["professional", "segunda|segunda división|2a división|laliga hypermotion|laliga 2|deuxième division espagnole"],
    ["semi_pro", "primera rfef|primera federación|1ª rfef|1a rfef"],
    ["semi_pro", "segunda rfef|segunda federación|2a rfef|2ª rfef"],
    ["semi_pro", "tercera rfef|tercera federación|3a rfef|3ª rfef|tercera|tercera división|3a división"],
    ["amateur", "preferente|regional preferente|división de honor juvenil|juvenil división de honor|regional"],
  ],
  basketball: [
    ["professional", "acb|liga endesa|liga acb|primera división"],
    ["professional", "leb oro|primera feb|women:liga femenina endesa"],
    ["semi_pro", "leb plata|segunda feb"],
    ["amateur", "eba|liga eba|tercera feb"],
  ],
  handball: [
    ["professional", "asobal|liga asobal|women:guerreras iberdrola|women:liga guerreras iberdrola"],
    ["semi_pro", "división de honor plata"],
    ["amateur", "primera nacional|primera"],
  ],
  rugby: [
    ["semi_pro", "división de honor"],
    ["amateur", "división de honor b"],
  ],
} as const satisfies CountryDivisions;

const GB = {
  football: [
    [
      "professional",
      "premier league|women:wsl|women:women's super league|scottish premiership|الدوري الإنجليزي|الدوري الإنجليزي الممتاز",
    ],
    ["professional", "championship|efl championship|efl|scottish championship"],
    ["professional", "league one|efl league one"],
    ["professional", "league two|efl league two"],
    ["semi_pro", "national league|step 1"],
    ["semi_pro", "national league north|national league south|step 2"],
    ["semi_pro", "isthmian league|northern premier league|southern league|step 3|step 4|non league"],
    ["amateur", "non league|step 5|step 6|county league|sunday league"],
  ],
  basketball: [
    ["professional", "super league basketball|sbl"],
    ["semi_pro", "nbl division 1|nbl"],
  ],
  rugby: [
    ["professional", "premiership|premiership rugby|gallagher premiership|urc|united rugby championship"],
    ["semi_pro", "rfu championship|championship"],
    ["semi_pro", "national 1|national one"],
    ["amateur", "national 2|national two"],
  ],
  cricket: [
    ["professional", "county championship|county cricket|the hundred|t20 blast|vitality blast"],
    ["semi_pro", "second xi|minor counties|national counties"],
    ["amateur", "club cricket|village cricket"],
  ],
} as const satisfies CountryDivisions;

const US = {
  football: [
    ["professional", "mls|women:nwsl|major league soccer"],
    ["professional", "usl|usl championship|usl super league|usl league one|mls next pro"],
    ["semi_pro", "usl league two|npsl|upsl"],
    ["amateur", "ncaa|ncaa d1|njcaa|naia"],
  ],
  basketball: [
    ["professional", "nba|women:wnba"],
    ["professional", "g league|nba g league"],
    ["amateur", "ncaa|ncaa d1|d1|ncaa division 1"],
    ["amateur", "d2|ncaa d2|d3|ncaa d3|naia|juco|njcaa"],
  ],
  "american-football": [
    ["professional", "nfl|ufl|cfl"],
    ["amateur", "ncaa|ncaa d1|d1|fbs|fcs|ncaa division 1"],
    ["amateur", "d2|ncaa d2|d3|ncaa d3|naia|juco|njcaa"],
  ],
  baseball: [
    ["professional", "mlb|major league baseball"],
    ["professional", "minor league|milb|triple a|double a|single a"],
    ["amateur", "ncaa|ncaa d1|d1|ncaa division 1"],
    ["amateur", "d2|ncaa d2|d3|ncaa d3|naia|juco|njcaa"],
  ],
} as const satisfies CountryDivisions;

const others = {
  DE: {
    football: [
      ["professional", "bundesliga|1. bundesliga|الدوري الألماني"],
      ["professional", "2. bundesliga|zweite bundesliga|bundesliga 2"],
      ["professional", "3. liga|dritte liga"],
      ["semi_pro", "regionalliga"],
      ["amateur", "oberliga|verbandsliga|landesliga|kreisliga|bezirksliga"],
    ],
    basketball: [["professional", "bbl|bundesliga|easycredit bbl"]],
    handball: [
      ["professional", "bundesliga|hbl"],
      ["professional", "2. bundesliga"],
      ["semi_pro", "3. liga"],
    ],
  },
  BE: {
    football: [
      ["professional", "jupiler pro league|jpl"],
      ["professional", "challenger pro league"],
      ["amateur", "nationale 1|d1 acff|d2 acff|d3 acff"],
    ],
  },
  MA: {
    football: [
      [
        "professional",
        "botola|botola pro|البوتولا|البطولة الاحترافية|الدوري المغربي|championnat marocain|liga marroquí",
      ],
      ["semi_pro", "botola 2|botola pro 2|القسم الثاني|القسم الوطني الثاني|البطولة الاحترافية الثانية"],
      ["amateur", "قسم الهواة|دوري الهواة|national amateur"],
    ],
    basketball: [["professional", "القسم الممتاز"]],
    handball: [["professional", "القسم الممتاز"]],
  },
  DZ: {
    football: [
      ["professional", "ligue 1 algérienne|الدوري الجزائري|الرابطة المحترفة الأولى|ligue 1 mobilis|liga argelina"],
      ["semi_pro", "ligue 2 algérienne|الرابطة الثانية|ligue 2 amateur"],
    ],
  },
  TN: {
    football: [
      ["professional", "ligue 1 tunisienne|الدوري التونسي|الرابطة المحترفة الأولى|liga tunecina"],
      ["semi_pro", "ligue 2 tunisienne|الرابطة المحترفة الثانية"],
    ],
  },
  EG: {
    football: [
      ["professional", "egyptian premier league|الدوري المصري|الدوري المصري الممتاز|الدوري الممتاز|دوري نايل"],
      ["semi_pro", "دوري المحترفين المصري|دوري الدرجة الثانية|الدرجة الثانية"],
      ["amateur", "دوري الدرجة الثالثة|الدرجة الثالثة"],
    ],
  },
  SA: {
    football: [
      ["professional", "saudi pro league|roshn saudi league|دوري روشن|دوري روشن السعودي|الدوري السعودي|liga saudí"],
      ["professional", "دوري يلو|saudi first division|دوري الدرجة الأولى|الدرجة الأولى"],
    ],
    basketball: [["professional", "الدوري الممتاز"]],
    handball: [["professional", "الدوري الممتاز"]],
  },
  PT: {
    football: [
      ["professional", "liga portugal|primeira liga|liga portuguesa|الدوري البرتغالي"],
      ["professional", "liga portugal 2|segunda liga"],
      ["semi_pro", "liga 3"],
      ["amateur", "campeonato de portugal"],
    ],
  },
  IT: {
    football: [
      ["professional", "serie a|الدوري الإيطالي"],
      ["professional", "serie b|serie b italienne|serie bkt"],
      ["professional", "serie c|lega pro"],
      ["semi_pro", "serie d"],
      ["amateur", "eccellenza"],
    ],
    basketball: [
      ["professional", "lba|lega basket|serie a2"],
      ["semi_pro", "serie b interregionale"],
    ],
  },
  NL: {
    football: [
      ["professional", "eredivisie|الدوري الهولندي"],
      ["professional", "eerste divisie|keuken kampioen divisie"],
      ["semi_pro", "tweede divisie"],
      ["amateur", "derde divisie|vierde divisie"],
    ],
  },
} as const satisfies Record<string, CountryDivisions>;

const countries: readonly CountryDivisions[] = [FR, ES, GB, US, ...Object.values(others), sharedDivisions];

const women = "women:";

/** Lexicon entries: "division football=semi_pro handball=amateur" and its names, of women's divisions with their category; a sport is there twice if countries differ. */
export function divisionNames(): Record<string, string> {
  const rows = countries.flatMap((sports) =>
    Object.entries(sports).flatMap(([sport, tiers]) =>
      tiers.flatMap(([level, names]) => names.split("|").map((name) => ({ name, value: `${sport}=${level}` }))),
    ),
  );
  const codes = [...Map.groupBy(rows, ({ name }) => name)].map(([name, entries]) => ({
    name: name.replace(women, ""),
    code: `division ${[...new Set(entries.map(({ value }) => value))].join(" ")}${name.startsWith(women) ? " & choice competition_category=women" : ""}`,
  }));
  return Object.fromEntries(
    [...Map.groupBy(codes, ({ code }) => code)].map(([code, entries]) => [
      code,
      entries.map(({ name }) => name).join("|"),
    ]),
  );
}
