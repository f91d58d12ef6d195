import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import "@/components/players/sign-up.css";
import { changeJob } from "@/lib/jobs/actions";
import type { AsksBirthDate } from "@/lib/jobs/queries/birth-date";
import type { OwnOfferText } from "@/lib/jobs/queries/own";
import "./job-form.css";
import { ContactFields } from "./contact-fields";
import { OfferFields } from "./offer-fields";
import { PlaceFields } from "./place-fields";

type Props = { offer: OwnOfferText; hasModel: boolean; minor: boolean; asksBirthDate: AsksBirthDate };

/** The documents of the offer cannot be changed here. */
export function ChangeForm({ offer, hasModel, minor, asksBirthDate }: Props) {
  const t = useTranslations("jobs.form");
  return (
    <Form action={changeJob} id="offer" className="job-form">
      <input type="hidden" name="jobId" value={offer.id} />
      <OfferFields kind={offer.kind} savedOffer={offer} hasModel={hasModel} />
      <PlaceFields savedPlace={offer} asksBirthDate={asksBirthDate} minor={minor} />
      <ContactFields email={offer.contactEmail ?? ""} savedOffer={offer} minor={minor} />
      <SubmitButton doing="saving">{t("save")}</SubmitButton>
    </Form>
  );
}
