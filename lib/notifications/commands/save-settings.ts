import "server-only";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { type Category, kindOf } from "@/lib/core/notification-choice";
import { choosers, readerOf } from "../policy";
import { categoriesFor, channelsOf } from "../schema/categories";
import { settingsInput } from "../schema/settings";
import { settingsToChange } from "../steps/settings-to-change";

/** Keeps what a person, or a child's guardian, wants to be told of by which channel. */
export const saveSettings = command({
  limit: { act: "saveSettings", person: byHand },
  by: choosers,
  input: settingsInput,
  load: (tx, _input, actor) => settingsToChange(tx, readerOf(actor)),
  async run({ tx, actor, input: { digestEvery, zone, ...ticked }, subject }) {
    const asked = categoriesFor(actor.kind);
    const isAsked = (category: Category) => asked.includes(category);
    // What the form did not ask stays as it is.
    const kept = channelsOf[kindOf(readerOf(actor))].map((channel) => [
      channel,
      [...ticked[channel].filter(isAsked), ...subject[channel].filter((category) => !isAsked(category))],
    ]);
    const data = { ...Object.fromEntries(kept), digestEvery, zone: zone ?? subject.zone };
    await tx.notificationSettings.update({ where: { id: subject.id }, data });
  },
});
