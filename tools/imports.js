// Every import of a source file, with its line: static, dynamic and type imports, re-exports, globs, and addresses of
// modules (`new URL("./worker.js", import.meta.url)`). They are read from the syntax tree, so that no comment, no string
// and no way of writing one deceives.
import ts from "typescript";

/** What a node of the syntax tree imports. @param {ts.Node} node @returns {ts.Node | undefined} */
function importedBy(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node.argument;
  if (ts.isCallExpression(node)) {
    const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
    return isImport || ["require", "import.meta.glob"].includes(node.expression.getText())
      ? node.arguments[0]
      : undefined;
  }
  if (!ts.isNewExpression(node) || node.expression.getText() !== "URL") return undefined;
  return node.arguments?.[1]?.getText() === "import.meta.url" ? node.arguments[0] : undefined;
}

/**
 * @param {string} text the source
 * @returns {{ line: number, specifier: string | undefined }[]} the specifier is undefined where it is computed
 */
export function importsOf(text) {
  const source = ts.createSourceFile("source.ts", text, ts.ScriptTarget.Latest, true);
  /** @type {ReturnType<typeof importsOf>} */
  const imports = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const imported = importedBy(node);
    if (imported !== undefined) {
      const line = source.getLineAndCharacterOfPosition(imported.getStart()).line + 1;
      imports.push({ line, specifier: ts.isStringLiteralLike(imported) ? imported.text : undefined });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { fileName, pos } of source.referencedFiles) {
    imports.push({ line: source.getLineAndCharacterOfPosition(pos).line + 1, specifier: `./${fileName}` });
  }
  return imports;
}
