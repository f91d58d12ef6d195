import type { Page } from "@playwright/test";

/** Faults that axe accepts: names without meaning, unfindable landmarks, fields without autocomplete. */
export const misnamed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const report = (fault: string, element?: Element) =>
      wrong.push(`${fault}: ${element?.outerHTML.slice(0, 110) ?? ""}`);
    const all = <E extends HTMLElement>(selector: string) =>
      [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility());

    const empty =
      /^(click here|here|more|read more|link|button|image|photo|picture|ici|cliquez ici|plus|lien|aquí|haz clic aquí|más|enlace|هنا|انقر هنا|المزيد)$/i;
    for (const control of all("a[href], button")) if (empty.test(nameOf(control))) report("name says nothing", control);
    for (const control of all("a[aria-label], button[aria-label]"))
      if (!saysWhatIsSeen(control)) report("name lacks the words that are seen", control);

    const file = /\.(png|jpe?g|svg|webp|gif)$|^(image|photo|picture|img|logo)\b.{0,4}$/i;
    for (const picture of all<HTMLImageElement>("img[alt], [role=img][aria-label]"))
      if (file.test(picture.getAttribute("alt") ?? picture.getAttribute("aria-label") ?? ""))
        report("name of a file", picture);

    for (const field of all<HTMLInputElement>("input:not([type=hidden], [type=submit]), select, textarea")) {
      const labelled = field.labels?.length || field.ariaLabel || field.getAttribute("aria-labelledby");
      if (!labelled) report("field without a label", field);
      if (/^(email|tel|password)$/.test(field.type) && !field.autocomplete)
        report("field that cannot be filled in", field);
      if (field.matches("[onpaste], [oncopy]")) report("field that refuses a paste", field);
      const descriptions = (field.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id));
      if (field.ariaInvalid === "true" && !descriptions.some((part) => part?.textContent?.trim()))
        report("error that is not said", field);
    }
    for (const group of groupsOf(all<HTMLInputElement>("input[type=radio]")))
      if (!group.closest("fieldset:has(legend), [role=radiogroup]")) report("choices without a question", group);

    const pressable = "a[href], button, input, select, textarea, label, summary, option, [role=button], [tabindex='0']";
    for (const element of all("body *")) {
      if (getComputedStyle(element).cursor !== "pointer" || element.closest(pressable)) continue;
      if (!element.querySelector(pressable)) report("looks like a button and is none", element);
    }
    for (const inner of all("a[href], button, input:not([type=hidden]), select, textarea"))
      if (inner.parentElement?.closest("a[href], button")) report("control within a control", inner);
    for (const link of all<HTMLAnchorElement>("a[href^='#']"))
      if (!document.getElementById(decodeURIComponent(link.hash.slice(1)))) report("leads nowhere on the page", link);
    for (const table of all("table"))
      if (!table.querySelector("th") && !table.matches("[role]")) report("table without headings", table);
    for (const media of all("video, audio")) {
      if (media.matches("[autoplay]")) report("plays by itself", media);
      if (media.matches("video") && !media.querySelector("track")) report("film without captions", media);
    }
    for (const element of all("marquee, blink, [onmouseover]:not([onfocus]), [ondragstart]"))
      report("needs a mouse", element);
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) report(`id ${id} twice`);
    if (document.title.trim().length < 3) report("page without a title");
    if (all("h1").length !== 1) report(`${all("h1").length} main headings`);
    for (const heading of all("h1, h2, h3, h4, h5, h6"))
      if (nameOf(heading) === "") report("heading without words", heading);
    return wrong;

    function nameOf(element: Element) {
      return (element.ariaLabel ?? element.textContent ?? "").trim().replace(/\s+/g, " ");
    }

    function saysWhatIsSeen(control: HTMLElement) {
      const visibleClone = control.cloneNode(true) as HTMLElement;
      for (const hidden of visibleClone.querySelectorAll("[aria-hidden=true]")) hidden.remove();
      const visibleText = visibleClone.textContent?.trim().toLocaleLowerCase().replace(/\s+/g, " ") ?? "";
      return (control.ariaLabel ?? "").toLocaleLowerCase().replace(/\s+/g, " ").includes(visibleText);
    }

    function groupsOf(radios: HTMLInputElement[]) {
      return [...new Map(radios.map((radio) => [`${radio.form?.id} ${radio.name}`, radio])).values()];
    }
  });
