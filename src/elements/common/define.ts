// Defines an element unless it is defined already; in Node, where Lit brings a stand-in for the page, it does nothing.

export function define(name: string, element: CustomElementConstructor): void {
  if (globalThis.document === undefined || customElements.get(name) !== undefined) return;
  customElements.define(name, element);
}
