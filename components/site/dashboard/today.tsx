import { useTranslations } from "next-intl";
import { type TodayProps, TodayView } from "./today-view";

export const Today = (props: TodayProps) => (
  <TodayView {...props} doneText={useTranslations("dashboard.today")("done")} />
);
