import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { signOutDevice, signOutOthers } from "@/lib/accounts/actions";
import type { Device } from "@/lib/accounts/queries/devices";

/** Where one is signed in, each with the way out; this device signs out on the dashboard. */
export function Devices({ devices }: { devices: Device[] }) {
  const t = useTranslations("accounts.own.devices");
  return (
    <section className="block" id="devices" aria-labelledby="devices-title">
      <header>
        <h2 id="devices-title">{t("title")}</h2>
      </header>
      <ul className="list">
        {devices.map((device) => (
          <SignedIn key={device.id} device={device} />
        ))}
      </ul>
      {devices.some(({ current }) => !current) && (
        <Form action={signOutOthers} id="others" summary={false} className="mt-4">
          <SubmitButton variant="outline" small pending={t("pending")}>
            {t("others")}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}

function SignedIn({ device: { id, browser, system, since, lastSeen, current } }: { device: Device }) {
  const t = useTranslations("accounts.own.devices");
  const format = useFormatter();
  const name = [browser, system].filter(Boolean).join(" · ") || t("unknown");
  return (
    <li>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          {current
            ? t("since", { date: format.dateTime(since, "moment") })
            : t("lastSeen", { date: format.dateTime(lastSeen, "moment") })}
        </small>
      </span>
      {current ? (
        <Badge look="flag">{t("current")}</Badge>
      ) : (
        <Form action={signOutDevice} id={`device-${id}`} className="one-button" summary={false}>
          <input type="hidden" name="sessionId" value={id} />
          <SubmitButton variant="bare" small aria-label={t("signOutWhich", { device: name })} pending={t("pending")}>
            {t("signOut")}
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}
