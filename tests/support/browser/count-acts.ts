import type { Locator, Page } from "@playwright/test";

/** Each filled field, pressed key and pressed control is one act. */
export function countActs(page: Page) {
  let acts = 0;
  const act = <Done>(done: Promise<Done>) => {
    acts += 1;
    return done;
  };
  return {
    fill: (field: Locator, text: string) => act(field.fill(text)),
    choose: (field: Locator, value: string) => act(field.selectOption(value)),
    check: (box: Locator) => act(box.check()),
    key: (key: string) => act(page.keyboard.press(key)),
    press: (control: Locator) => act(control.click()),
    acts: () => acts,
  };
}
