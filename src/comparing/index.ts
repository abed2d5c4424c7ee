// `import ... from "fourfold/comparing"`: several solvers on several levels, in workers, as documents, tables, CSV, Markdown,
// LaTeX and a page. It runs in Node and in browsers; what starts programs and finds files is given by its host.
export type { BlankCell, Cell, ProgramCell, RunnableCell, SearchCell } from "./cell.ts";
export { cellsOf } from "./cell.ts";
export type { CellDocument, CellStatus, ProgramAnswer, Repeats, UnjudgedDocument } from "./cell-document.ts";
export { type Axis, axisNamed, axisNames } from "./chart-axis.ts";
export { type CompareOptions, type Comparison, compare, DEFAULT_LIMITS, judged } from "./compare.ts";
export { CSV_HEADER, csvField, csvLine } from "./csv.ts";
export { compareEngines, type EngineDocument, type EngineFigures } from "./engines.ts";
export { type Medal, medalOf } from "./medal.ts";
export { DEFAULT_METRICS, METRICS, type Metric, parseMetrics } from "./metrics.ts";
export { notesOf } from "./notes.ts";
export { comparisonPage, type PageOptions } from "./page.ts";
export { readDocuments, WrongLine } from "./resume.ts";
export type { CellOptions, RunCell, RunProgram } from "./run-cell.ts";
export { type ProgramSolver, parseSolver, type SearchSolver, type Solver } from "./solver.ts";
export { DEFAULT_SOLVERS, parseSolvers, type SolverList, type SolverListOptions } from "./solver-list.ts";
export { geometricMean, type SolverSummary, type Summary, summarize } from "./summary.ts";
export { type PuzzleTables, type Table, tablesOf } from "./table.ts";
export type { TableCell } from "./table-cell.ts";
export { asLatex, asMarkdown, tableAsMarkdown } from "./written-table.ts";
