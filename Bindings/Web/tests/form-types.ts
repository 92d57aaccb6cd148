// Type-checked against region-form.d.ts; never run.
import { FormPayloadEvent, FormRefusal, RegionFormElement } from "../region-form.js";

export function fill(form: RegionFormElement): string {
  form.definition = { sections: [] };
  form.facts = { provinceId: "440000", isMember: true, participants: ["p1", { id: "p2", title: { en: "Li" } }] };
  form.values = { groupName: "小店", members: ["p1"], note: null };
  form.uploader = async (file, name) => `https://example.com/${name}?${file.size}`;
  form.addEventListener("payload", (event) => {
    event.respondWith(fetch("/shops", { method: "POST", body: event.formData }));
    // @ts-expect-error the payload is what it is
    event.payload = {};
  });
  const refusal: string | null = form.send({ event: "edit", key: "groupName", value: "店" });
  // @ts-expect-error the value changes by events
  form.value = {};
  const found: RegionFormElement | null = document.querySelector("region-form");
  const error: string | null | undefined = found?.rows[0]?.error;
  const isOurs = new Event("payload") instanceof FormPayloadEvent || form instanceof FormRefusal;
  return [refusal, error, isOurs, [...form.files.keys()], form.status === "submitted"].join();
}
