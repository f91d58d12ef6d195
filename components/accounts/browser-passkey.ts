import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { askForPasskey, challengeFactor } from "@/lib/accounts/actions";
import type { Locale } from "@/lib/platform/i18n/routing";

type PasskeyRequest =
  | { type: "create"; credential_options: { publicKey: PublicKeyCredentialCreationOptionsJSON } }
  | { type: "request"; credential_options: { publicKey: PublicKeyCredentialRequestOptionsJSON } };

type Answer = { challenge: string; credential: string } | { failure: string };
export type PasskeyWords = { stopped: string; exists: string };

/** Asks for a challenge and lets the browser answer it; loaded when the button is pressed. */
export async function requestPasskey(
  factorId: string | undefined,
  locale: Locale,
  words: PasskeyWords,
): Promise<Answer | undefined> {
  const form = new FormData();
  form.set("_locale", locale);
  if (factorId) form.set("factorId", factorId);
  const challenge = await (factorId ? challengeFactor(null, form) : askForPasskey(null, form));
  if (!challenge.ok) return { failure: challenge.words[challenge.code] ?? challenge.code };
  if (!challenge.data.webauthn) return;
  const response = await answerWithPasskey(challenge.data.webauthn);
  if (typeof response === "string") return { failure: words[response] };
  return { challenge: challenge.data.id, credential: JSON.stringify(response) };
}

/** Lets the browser create a passkey or answer with one. `stopped` means that the browser returned none, for whatever reason. */
async function answerWithPasskey(request: PasskeyRequest) {
  try {
    return request.type === "create"
      ? await startRegistration({ optionsJSON: request.credential_options.publicKey })
      : await startAuthentication({ optionsJSON: request.credential_options.publicKey });
  } catch (error) {
    return error instanceof Error && error.name === "InvalidStateError" ? "exists" : "stopped";
  }
}
