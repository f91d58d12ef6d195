import { expect, test } from "vitest";
import { fullNameOf, givenName, nameColumns, splitFullName } from "@/lib/players/schema/full-name";
import { editProfileInput } from "@/lib/players/schema/player";

const { shape } = editProfileInput;

test("N01: the last name may be empty", () => {
  expect(fullNameOf({ firstName: "Zulaikha" })).toBe("Zulaikha");
  const issuesOf = (more: object) =>
    editProfileInput.safeParse({ firstName: "Zulaikha", lastName: "", ...more }).error?.issues ?? [];
  const lastNameIssues = (more: object) => issuesOf(more).filter(({ path }) => path[0] === "lastName");
  expect(lastNameIssues({ oneName: "on" })).toEqual([]);
  expect(lastNameIssues({})).toMatchObject([{ message: "required" }]);
});

test("N03: given names are never cut", () => {
  const columns = nameColumns({ firstName: "El Hadji", lastName: "Trial Ndiaye" });
  expect(givenName(columns)).toBe("El Hadji");
  expect(givenName({ fullName: "El Hadji Trial Ndiaye", givenWords: null })).toBe("El Hadji Trial Ndiaye");
});

const givenNames = [
  "Awa",
  "El Hadji",
  "Marie Anne Claire",
  "محمد أمين",
  "小明",
  "Nguyễn Thị",
  "Jean-Pierre",
  "A. B.",
  "Ó",
  "D’Arcy",
];
const last = ["", "Ndiaye", "de la Cruz", "بن علي", "王", "van der Berg", "O’Neil", "Trial Ndiaye", "Đào", "Öz Kaya"];

test.each(givenNames.flatMap((first) => last.map((rest) => [first, rest])))(
  "%s %s comes back in its parts",
  (firstName, lastName) => {
    const columns = nameColumns({ firstName, lastName });
    expect(givenName(columns)).toBe(firstName);
    expect(splitFullName(columns)).toEqual({ firstName, lastName, oneName: lastName === "" });
    expect(fullNameOf(splitFullName(columns))).toBe(columns.fullName);
  },
);

test("N21: a last name of 68 letters is taken", () => {
  expect(shape.lastName.parse("a".repeat(68))).toHaveLength(68);
});

test.each([
  ["5'11", 180],
  ["5′11″", 180],
  ["5 ft 11 in", 180],
  ["١٨١", 181],
  ["181", 181],
  ["181 cm", 181],
  ["1.81", 181],
  ["1m81", 181],
])("N17: a height typed as %s is %i cm", (typed, height) => {
  expect(shape.heightCm.parse(typed)).toBe(height);
});

test.each(Array.from({ length: 36 }, (_, index) => [4 + Math.floor(index / 12), index % 12]))(
  "%i feet %i are read in every spelling",
  (feet, inches) => {
    const height = Math.round((feet * 12 + inches) * 2.54);
    const spellings = [
      `${feet}'${inches}"`,
      `${feet}’${inches}”`,
      `${feet}′${inches}″`,
      `${feet} ft ${inches}`,
      `${feet}ft${inches}in`,
    ];
    expect(spellings.map((typed) => shape.heightCm.parse(typed))).toEqual(spellings.map(() => height));
  },
);

test("an empty height and one in words are no height", () => {
  expect(shape.heightCm.parse("")).toBeUndefined();
  expect(shape.heightCm.safeParse("tall").error?.issues[0]?.message).toBe("height_invalid");
  expect(shape.weightKg.parse("185 lb")).toBe(83.9);
});
