// `moves` as attribute and property: no moves are no attribute, whoever of the two was told first.

export const MOVES_ATTRIBUTE = {
  reflect: true,
  useDefault: true,
  converter: {
    fromAttribute: (value: string | null): string => value ?? "",
    toAttribute: (moves: string): string | null => (moves === "" ? null : moves),
  },
} as const;
