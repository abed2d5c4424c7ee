// How an element tells something to its page: an event that bubbles and leaves the shadow root.

export function tellPage(element: Element, name: string, detail: unknown): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
