// The script of the document that runs what a person wrote (tools/sandbox-document.js makes it). The document has a policy of its
// own that lets nothing in and nothing out, and in it stands a frame with the attribute `sandbox`, which makes it of no origin: it
// reaches neither page nor storage. Where there is no network a frame of no origin is not found by the service worker of a page,
// but this document is, and what stands in it comes with it.
import { GREETING } from "./sandbox-messages.ts";

const text = (id: string): string => document.getElementById(id)?.textContent ?? "";

addEventListener("message", ({ source, data, ports }) => {
  if (source !== parent || data !== GREETING || ports.length !== 1) return;
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.srcdoc = `<!doctype html><meta charset="utf-8"><script>${text("frame")}</script>`;
  frame.addEventListener("load", () => frame.contentWindow?.postMessage(text("worker"), "*", [...ports]));
  document.body.append(frame);
});
