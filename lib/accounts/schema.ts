import { z } from "zod";
import { adultBirthDate } from "@/lib/platform/adult-birth-date";
import { scopes } from "@/lib/platform/command/actor";
import {
  boundedText,
  email,
  id,
  line,
  linkToken,
  many,
  optional,
  phone,
  preparedText,
  tickable,
  uuid,
} from "@/lib/platform/command/input";
import type { Rate } from "@/lib/platform/command/rate-limit";
import { longestPath, returnPath } from "@/lib/platform/http/return-path";
import { locales } from "@/lib/platform/i18n/routing";
import type { ConsentKind, MailedLinkKind } from "@/lib/platform/prisma/enums";

const longestPassword = 200;

export const newPassword = boundedText(longestPassword, "required", "too_long")
  .min(1, { error: "required", abort: true })
  .min(6, "password_too_short")
  .refine((password) => !isCommon(password), "password_common");

/** The passwords that leaked lists begin with; compared in lower case and without trailing digits. */
const commonPasswords = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456 012345 123123 123321 654321 987654 112233 121212 111111 000000
  222222 333333 444444 555555 666666 777777 888888 999999 159753 147258 1q2w3e 1q2w3e4r 1qaz2wsx qwerty qwertz azerty
  qwertyuiop azertyuiop qwerty123 azerty123 asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx abcdef abc123 abcd1234 a1b2c3 aaaaaa
  password passw0rd p@ssword p@ssw0rd motdepasse contraseña contrasena kennwort passwort letmein welcome admin1 admin123
  iloveyou jetaime tequiero loulou doudou chouchou bonjour soleil sunshine princess princesse dragon monkey master shadow
  football soccer futbol basketball baseball rugby123 judo123 liverpool chelsea arsenal barcelona realmadrid juventus
  marseille ronaldo messi10 superman batman pokemon trustno1 whatever freedom secret changeme recruit`.split(/\s+/),
);

function isCommon(password: string) {
  const normalized = password.normalize("NFC").toLowerCase();
  return (
    commonPasswords.has(normalized) ||
    commonPasswords.has(/^.*[a-z]/su.exec(normalized)?.[0] ?? "") ||
    /^(.)\1*$/su.test(normalized)
  );
}

export const accountRoles = ["player", "recruiter", "esport_player", "guardian", "job_seeker"] as const;
export type AccountRole = (typeof accountRoles)[number];

/** Binary values as base64url; from a form the whole response is JSON text. */
const longestCredential = 20_000;
const binary = (max = 1_500) => boundedText(max, "passkey_wrong");
const credential = <Shape extends z.ZodRawShape>(response: Shape) =>
  preparedText(
    longestCredential,
    parseJson,
    z.object(
      {
        id: binary(),
        rawId: binary(),
        type: z.literal("public-key", "passkey_wrong"),
        response: z.object({ clientDataJSON: binary(4_000), ...response }, "passkey_wrong"),
        clientExtensionResults: z.object({}).catch({}),
      },
      "passkey_wrong",
    ),
  );

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const passkeyAnswer = credential({
  authenticatorData: binary(4_000),
  signature: binary(10_000),
  userHandle: binary(100)
    .optional()
    .nullable()
    .transform((handle) => handle ?? undefined),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
const createdPasskey = credential({ attestationObject: binary(16_000) });
const openChallenge = uuid("challenge_over");

export const passkeySignInInput = z.object({ challenge_id: openChallenge, credential_response: passkeyAnswer });
export const signInInput = z.object({
  email: line(254),
  password: boundedText(longestPassword, "required", "wrong_credentials").min(1, "required"),
  code: optional(line(40, "code_wrong")),
  /** Asks for a new text message, whatever the field of the code holds. */
  text_again: tickable,
  challenge_id: optional(openChallenge),
  credential_response: optional(passkeyAnswer),
});

/** Job seekers must be adults; players give their date of birth with the profile. */
export const signUpInput = z
  .object({
    fullName: line(120),
    email: email(),
    password: newPassword,
    role: z.enum(accountRoles, "required"),
    birthDate: optional(boundedText(10, "date_invalid")),
  })
  .superRefine(requireAdult, { when: () => true });

type SignUpRole = { role?: unknown; birthDate?: unknown };

function requireAdult({ role, birthDate = "" }: SignUpRole, context: z.RefinementCtx) {
  if (role !== "job_seeker") return;
  for (const { message } of adultBirthDate.safeParse(birthDate).error?.issues ?? [])
    context.addIssue({ code: "custom", path: ["birthDate"], message });
}

const destination = boundedText(longestPath).transform(returnPath).optional().catch(null);

export const resetRequestInput = z.object({ email: email(), next: destination });
export const mailedToken = linkToken("link_invalid");
export const resetInput = z.object({ token: mailedToken, password: newPassword, next: destination });

const ownPassword = boundedText(longestPassword, "required", "password_wrong").min(1, "required");

export const passwordChangeInput = z.object({ currentPassword: ownPassword, password: newPassword });
export const emailChangeInput = z.object({ email: email(), currentPassword: ownPassword });
export const emailConfirmationInput = z.object({ token: mailedToken });
export const accountReturnInput = z.object({ token: mailedToken });
export const deletionInput = z.object({ currentPassword: ownPassword });
export const deviceInput = z.object({ sessionId: id });

export const factorInput = z.object({
  friendly_name: optional(line(60)),
  factor_type: line(20).pipe(z.enum(["totp", "phone", "webauthn"], "factor_not_offered")),
  issuer: optional(line(60)),
  phone: optional(phone("phone_needs_country")),
});
export const factorIdInput = z.object({ factorId: id });
export const factorRemovalInput = z.object({
  factorId: id,
  passwordOrCode: boundedText(200, "password_or_code_required", "password_or_code_wrong").optional(),
});
/** `code` for an app or a phone, `credential_response` for a passkey: the first one creates it, later ones answer with it. */
export const factorProofInput = z.object({
  factorId: id,
  challenge_id: boundedText(200, "challenge_over"),
  code: optional(line(40)),
  credential_response: optional(z.union([createdPasskey, passkeyAnswer], "passkey_wrong")),
});
export const mostFactors = 5;
export const recoveryCodeCount = 8;
export const emailLanguageInput = z.object({ language: z.enum(locales, "required") });

/** The date of the text that was agreed to: change it whenever the text changes. */
export const consentVersions: Record<ConsentKind, string> = {
  terms: "2026-11-30",
  image_rights: "2026-11-29",
  logo_usage: "2026-11-29",
  agent_service: "2026-11-30",
  guardian: "2026-11-29",
  authority: "2026-11-29",
  media_before_identity: "2026-11-29",
};

const MINUTE = 60;
const DAY = 86_400;

/** Failures count per account and per address and are given back on success. The global limit does not apply to known browsers, so that nobody can lock an owner out. */
export const signInPerAccount: Rate = { burst: 10, seconds: 15 * MINUTE };
export const signInFromAnywhere: Rate = { burst: 100, seconds: 15 * MINUTE };
export const signInPerAddress: Rate = { burst: 200, seconds: 10 * MINUTE };
export const signUpPerEmail: Rate = { burst: 10, seconds: 15 * MINUTE };
export const signUpPerAddress: Rate = { burst: 60, seconds: 10 * MINUTE };

export const emailsPerRecipient: Rate = { burst: 5, seconds: 60 * MINUTE };
export const emailsPerAddress: Rate = { burst: 30, seconds: 10 * MINUTE };
export const ownPasswordTries: Rate = { burst: 10, seconds: 15 * MINUTE };
export const secondFactorTries: Rate = { burst: 10, seconds: 15 * MINUTE };
export const challengeLife = { totp: 60 * MINUTE, webauthn: 5 * MINUTE, phone: 5 * MINUTE };
export const textedCodeTries = 5;
export const textsPerAccount: Rate = { burst: 10, seconds: 60 * MINUTE };
export const textsPerNumber: Rate = { burst: 5, seconds: 60 * MINUTE };
/** Somebody may be paid for messages to numbers of their own: limits the cost, country by country. */
export const textsPerDestination: Rate = { burst: 200, seconds: 60 * MINUTE };
/** Limits how often visitors can make us hash passwords. */
export const linksPerAddress: Rate = { burst: 60, seconds: 10 * MINUTE };

export const emailLinks = ["email_confirmation", "email_change_old", "email_change_new"] satisfies MailedLinkKind[];

/** Seconds; the e-mail states the same time. */
export const linkLife: Record<MailedLinkKind, number> = {
  password_reset: 60 * MINUTE,
  email_confirmation: 7 * DAY,
  email_change_old: 2 * DAY,
  email_change_new: 2 * DAY,
  account_return: 14 * DAY,
};

/** Days after which a closed account is erased. */
export const daysToReturn = linkLife.account_return / DAY;

/** Seconds without use after which a session ends. */
export const sessionLife = 30 * DAY;
export const accessLife = 10 * MINUTE;
/** Seconds for which a replaced refresh token still works, for parallel requests. */
export const refreshGrace = 30;

export const keyLife = 30 * DAY;
export const keyAfterlife = DAY;

export const appointInput = z.object({ email: email() });
/** `was`: the scopes that the form showed, to detect concurrent changes. */
export const scopesInput = z.object({ userId: id, scopes: many(z.enum(scopes)), was: many(z.enum(scopes)) });
