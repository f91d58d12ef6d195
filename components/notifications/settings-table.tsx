import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { SettingsView } from "@/lib/notifications/queries/settings";

type Row = SettingsView["rows"][number];
type Kind = SettingsView["kind"];

/** One row per category, one column per channel; on a phone the boxes stand below each category. */
export function SettingsTable({ view: { kind, rows, channels } }: { view: SettingsView }) {
  const t = useTranslations("notifications.settings");
  return (
    <table className="w-full text-sm max-md:block">
      <caption className="sr-only">{t("caption")}</caption>
      <thead className="align-bottom max-md:sr-only">
        <tr className="border-b border-line-2">
          <th scope="col" className="pb-3 text-start">
            <span className="sr-only">{t("about")}</span>
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className="w-32 pb-3 ps-4 text-start font-normal">
              <b className="block font-semibold">{t(`channel.${channel}.name`)}</b>
              <span className="text-xs text-ink-2">{t(`channel.${channel}.text`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <Category key={row.category} row={row} kind={kind} />
        ))}
      </tbody>
    </table>
  );
}

const alwaysNotified = { requests: 1, account: 1, staff: 1 };

function Category({ row: { category, cells }, kind }: { row: Row; kind: Kind }) {
  const t = useTranslations("notifications.settings");
  const name = t(`category.${category}.name`);
  const fixed =
    cells.some((cell) => cell.fixed) && category in alwaysNotified ? (category as keyof typeof alwaysNotified) : null;
  return (
    <tr className="border-b border-line max-md:block max-md:py-4">
      <th scope="row" className="text-start align-top font-normal max-md:block md:py-4 md:pe-4">
        <b className="block font-semibold">{name}</b>
        <span className="text-ink-2">
          {kind === "guardian" && category !== "staff" && category !== "talents" && category !== "pipeline"
            ? t(`guardian.${category}`)
            : t(`category.${category}.text`)}
        </span>
        {fixed && <span className="mt-1 block text-xs text-ink-2">{t(`always.${fixed}`)}</span>}
      </th>
      {cells.map((cell) => (
        <td key={cell.channel} className="align-top max-md:block md:py-2 md:ps-4">
          {cell.isOffered && <Cell cell={cell} category={category} name={name} />}
        </td>
      ))}
    </tr>
  );
}

type CellProps = { cell: Row["cells"][number]; category: Row["category"]; name: string };

function Cell({ cell: { channel, on: isOn, fixed }, category, name }: CellProps) {
  const [t, common] = [useTranslations("notifications.settings"), useTranslations("common")];
  const channelName = t(`channel.${channel}.name`);
  if (fixed)
    return (
      <p className="grid min-h-target grid-cols-[1.5rem_1fr] items-start gap-3 py-2 text-ink-2">
        <Icon name="check" />
        <span>
          <span className="md:sr-only">{common("label", { label: channelName })} </span>
          {t("fixed")}
        </span>
      </p>
    );
  return (
    <label className="check">
      <input
        type="checkbox"
        name={channel}
        value={category}
        defaultChecked={isOn}
        aria-label={`${common("label", { label: name })} ${channelName}`}
      />
      <span className="md:sr-only">{channelName}</span>
    </label>
  );
}
