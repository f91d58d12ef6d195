import "server-only";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { mailedAlertToChange } from "../queries/mailed-alert";
import { alertKeyInput } from "../schema/alert";
import { switchOffAlert } from "../steps/switch-off-alert";

export const stopAlert = command({
  limit: { act: "stopAlert", value: { burst: 30, seconds: 600, of: ({ key }) => key } },
  by: anyone,
  input: alertKeyInput,
  load: mailedAlertToChange,
  run: ({ tx, subject: { id } }) => switchOffAlert(tx, id),
});
