// A player as a component of React 19: <Player level={text} onSolved={({ moves }) => ...} />
import { createElement, useEffect, useRef } from "react";
import "fourfold/elements/player";

export function Player({ level, onSolved, ...attributes }) {
  const player = useRef(null);

  useEffect(() => {
    const { current } = player;
    const tell = ({ detail }) => onSolved?.(detail);
    current.addEventListener("fourfold-solved", tell);
    return () => current.removeEventListener("fourfold-solved", tell);
  }, [onSolved]);

  // React sets properties that an element has; attributes go through as they are.
  return createElement("fourfold-player", { ...attributes, ref: player, level });
}
