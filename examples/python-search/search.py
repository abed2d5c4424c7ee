#!/usr/bin/env python3
"""A breadth-first search of one's own, in Python, over all four puzzles.

It knows no rules: `fourfold successors` makes the moves. One process answers for all states, a line each.

    fourfold compare levels/roll-the-block/first.txt --solvers "bfs,cmd:python3 examples/python-search/search.py"

`fourfold compare` gives it a level on standard input, takes the first line as its moves, and replays them.
"""
import json
import os
import shlex
import subprocess
import sys
import tempfile
from collections import deque


class Puzzle:
    """A level whose positions can be asked for."""

    def __init__(self, level):
        with tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False, encoding="utf-8") as file:
            file.write(level)
        self.file = file.name
        # `fourfold compare` says how it was started itself.
        fourfold = shlex.split(os.environ.get("FOURFOLD", "npx fourfold"))
        command = fourfold + ["successors", self.file, "--from", "-", "--json"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def position(self, moves):
        """What is known of the position after these moves: solved, key, and its successors."""
        self.process.stdin.write(" ".join(moves) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        os.remove(self.file)


def breadth_first(puzzle):
    """The moves of a shortest solution, or None, and how many states were expanded."""
    start = puzzle.position([])
    if start["solved"]:
        return [], 0
    seen = {start["key"]}
    waiting = deque([[]])
    expanded = 0
    while waiting:
        path = waiting.popleft()
        expanded += 1
        for after in puzzle.position(path)["successors"]:
            if after["solved"]:
                return path + [after["move"]], expanded
            if after["key"] not in seen and not after["dead"]:
                seen.add(after["key"])
                waiting.append(path + [after["move"]])
    return None, expanded


def main():
    puzzle = Puzzle(sys.stdin.read())
    moves, expanded = breadth_first(puzzle)
    puzzle.close()
    if moves is None:
        sys.exit("no solution: every state was looked at")
    print(" ".join(moves))
    print("expanded", expanded)


main()
