import { Link } from "@/lib/platform/i18n/navigation";

/** The name is drawn as paths (Archivo, width 112 %, weight 760), so that it needs no font; `drawing` is an address that has it already. */
export function Logo({ drawing }: { drawing?: string }) {
  return (
    <Link className="logo" href="/" aria-label="Recruit">
      <svg className="corner" viewBox="0 0 28 28" fill="none" aria-hidden="true">
        <path d="M4 1v23h23" stroke="currentColor" strokeWidth="3" />
        <path d="M4 11a13 13 0 0 1 13 13" stroke="currentColor" strokeWidth="3" />
        <circle cx="21.5" cy="6.5" r="5" fill="var(--flag)" />
      </svg>
      <svg className="word" viewBox="0 -834 3761 1000" fill="currentColor" aria-hidden="true">
        {drawing !== undefined ? (
          <use href={`${drawing}#logo-name`} />
        ) : (
          <path
            id="logo-name"
            d="m81 0v-687h474q76 0 126 29q49 29 74 79q25 49 25 110q0 65-31 118q-31 52-90 82l140 269h-200l-117-239h-222v239h-179zm179-375h251q40 0 63-24q23-25 23-66q0-27-10-46q-10-19-29-29q-20-10-47-10h-251v175zm874 387q-97 0-167-29q-70-30-107-91q-37-61-37-155q0-94 37-155q36-61 105-91q68-30 163-30q96 0 163 30q66 29 101 89q34 59 34 151v39h-435q2 44 18 73q16 29 48 43q31 14 78 14q25 0 48-5q22-6 40-17q17-11 27-27q10-16 11-37h164q0 47-21 84q-21 36-59 62q-38 25-92 39q-54 13-119 13zm-142-334h263q0-27-9-46q-9-19-25-32q-16-14-38-20q-23-7-51-7q-42 0-72 12q-30 12-46 36q-17 23-22 57zm784 334q-94 0-162-30q-68-30-104-91q-36-62-36-155q0-93 36-154q36-61 104-91q68-30 162-30q62 0 114 13q52 13 92 41q39 27 61 68q21 41 21 96h-164q0-33-15-55q-16-23-44-34q-28-12-65-12q-46 0-76 17q-30 17-44 50q-15 32-15 79v25q0 46 15 79q15 32 46 50q31 17 79 17q38 0 66-12q28-13 44-36q16-23 16-54h157q0 55-21 97q-22 41-61 68q-39 27-91 41q-53 13-115 13zm361-12v-527h133l12 86h7q13-29 33-51q20-23 48-35q28-13 62-13q19 0 35 4q16 3 27 7v138h-65q-34 0-58 10q-25 10-40 29q-16 19-23 45q-8 25-8 56v251h-163zm594 12q-98 0-149-50q-52-50-52-154v-335h163v311q0 26 7 45q7 19 20 31q12 12 31 18q19 6 43 6q35 0 63-15q28-15 45-42q17-27 17-62v-292h163v527h-133l-11-81h-8q-23 32-54 53q-32 20-69 30q-37 10-76 10zm446-614v-122h163v122h-163zm0 602v-527h163v527h-163zm469 12q-57 0-95-16q-38-16-56-49q-19-34-19-87v-269h-84v-118h90l32-154h125v154h122v118h-122v238q0 32 13 49q13 16 51 16h58v101q-13 4-34 8q-21 4-42 7q-22 2-39 2z"
          />
        )}
      </svg>
    </Link>
  );
}
