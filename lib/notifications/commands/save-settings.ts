import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { type Category, kindOf } from "@/lib/platform/outbox/notification-choice";
import { choosers, readerOf } from "../policy";
import { channelsOf, isAsked } from "../schema/categories";
import { settingsInput } from "../schema/settings";
import { settingsToChange } from "../steps/settings-to-change";

export const saveSettings = command({
  limit: { act: "saveSettings", person: byHand },
  by: choosers,
  input: settingsInput,
  load: (tx, _input, actor) => settingsToChange(tx, readerOf(actor)),
  async run({ tx, actor, input: { digestEvery, zone, ...ticked }, subject }) {
    // Choices that the form did not offer keep their value.
    const chosenCategories = channelsOf[kindOf(readerOf(actor))].map((channel) => {
      const isOffered = (category: Category) => isAsked(actor, category, channel);
      return [
        channel,
        [...ticked[channel].filter(isOffered), ...subject[channel].filter((category) => !isOffered(category))],
      ];
    });
    const data = { ...Object.fromEntries(chosenCategories), digestEvery, zone: zone ?? subject.zone };
    await tx.notificationSettings.update({ where: { id: subject.id }, data });
  },
});
