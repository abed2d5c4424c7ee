// What docs/api.md says of the library, read from its sources: every export of an entry, how it is declared, and the comment
// that stands there. Only names are followed from file to file; nothing is compiled.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** @typedef {{ name: string, kind: string, signature: string, description: string }} Told */

/** The exports of an entry, in the order in which it has them. @param {string} file @returns {Told[]} */
export function exportsOf(file) {
  const source = parsed(file);
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return toldBy(statement, source);
    const { moduleSpecifier, exportClause } = statement;
    if (moduleSpecifier === undefined || exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
    const from = join(dirname(file), /** @type {ts.StringLiteral} */ (moduleSpecifier).text);
    return exportClause.elements.map(({ name }) => {
      const found = exportsOf(from).find((told) => told.name === name.text);
      if (found === undefined) throw new Error(`${from} does not export ${name.text}`);
      return found;
    });
  });
}

/** @type {Map<string, ts.SourceFile>} */
const files = new Map();

/** @param {string} file */
function parsed(file) {
  const known = files.get(file);
  if (known !== undefined) return known;
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  files.set(file, source);
  return source;
}

/** @param {ts.Statement} statement @param {ts.SourceFile} source @returns {Told[]} */
function toldBy(statement, source) {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((declaration) => {
      const name = declaration.name.getText(source);
      return { name, kind: "const", signature: name, description: commentOf(statement) };
    });
  }
  if (ts.isFunctionDeclaration(statement)) {
    const name = statement.name?.text ?? "";
    const parameters = statement.parameters.map(
      (each) => each.name.getText(source) + (each.questionToken || each.initializer ? "?" : ""),
    );
    const shown = parameters.map((each) => each.replace(/^\{.*\}/s, "options"));
    return [{ name, kind: "function", signature: `${name}(${shown.join(", ")})`, description: commentOf(statement) }];
  }
  const kinds = {
    [ts.SyntaxKind.ClassDeclaration]: "class",
    [ts.SyntaxKind.InterfaceDeclaration]: "interface",
    [ts.SyntaxKind.TypeAliasDeclaration]: "type",
  };
  const kind = kinds[/** @type {keyof typeof kinds} */ (statement.kind)];
  if (kind === undefined) return [];
  const name = /** @type {ts.InterfaceDeclaration} */ (statement).name.text;
  return [{ name, kind, signature: name, description: commentOf(statement) }];
}

/** @param {ts.Node} node */
function commentOf(node) {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? "").replaceAll(/\s+/g, " ").trim();
}
