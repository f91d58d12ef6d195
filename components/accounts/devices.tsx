import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { signOutDevice, signOutOthers } from "@/lib/accounts/actions";
import type { Device } from "@/lib/accounts/queries/devices";
import { momentIn } from "@/lib/platform/i18n/formats";

/** Signed-in devices; each can be signed out except this one, which has a button on the dashboard. */
export function Devices({ devices, zone }: { devices: Device[]; zone: string | null }) {
  const t = useTranslations("accounts.own.devices");
  return (
    <section className="block" id="devices" aria-labelledby="devices-title">
      <header>
        <h2 id="devices-title">{t("title")}</h2>
      </header>
      <ul className="list">
        {devices.map((device) => (
          <SignedIn key={device.id} device={device} zone={zone} />
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

type DeviceProps = { device: Device; zone: string | null };

function SignedIn({ device: { id, browser, system, since: signedInAt, lastSeen, current }, zone }: DeviceProps) {
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
            ? t("since", { date: format.dateTime(signedInAt, momentIn(zone)) })
            : t("lastSeen", { date: format.dateTime(lastSeen, momentIn(zone)) })}
        </small>
      </span>
      {current ? (
        <Badge look="flag">{t("current")}</Badge>
      ) : (
        <Form action={signOutDevice} id={`device-${id}`} summary={false}>
          <input type="hidden" name="sessionId" value={id} />
          <SubmitButton variant="bare" small aria-label={t("signOutWhich", { device: name })} pending={t("pending")}>
            {t("signOut")}
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}
