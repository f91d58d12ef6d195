import type { Page } from "@playwright/test";

/** Opens a page and waits until nobody changes it any more: a page of a member is React's when it has taken over all of it. */
export async function openPage(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => {
    const waitsForATouch = document.getElementById("late") && !document.documentElement.dataset.who;
    const controls = [...document.querySelectorAll("a[href], button")].filter((control) => control.checkVisibility());
    return waitsForATouch || controls.every((control) => Object.keys(control).some((key) => key.startsWith("__react")));
  });
}
