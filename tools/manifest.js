// What custom-elements.json says of the elements, read from their sources: a class a file, its JSDoc (@slot, @csspart, @cssprop,
// @attr, @fires), its decorated properties, and whatever else is public. The format is that of the custom elements manifest,
// https://github.com/webcomponents/custom-elements-manifest, which editors and documentation read.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** @typedef {{ kind: string, name: string, description: string, [more: string]: unknown }} Member */

/**
 * @typedef {{ kind: "class", name: string, customElement: true, tagName: string, description: string, attributes: Told[],
 *   members: Member[], events: Told[], slots: Told[], cssParts: Told[], cssProperties: Told[], superclass: object }} ElementDeclaration
 */

/** What Lit calls by itself is no method of an element. */
const LIFE = new Set([
  ...["connectedCallback", "disconnectedCallback", "attributeChangedCallback", "render", "update", "updated"],
  ...["willUpdate", "firstUpdated", "shouldUpdate", "getUpdateComplete", "createRenderRoot"],
]);

/** @typedef {{ name: string, description: string, default?: string }} Told */

/** The manifest of the elements below this folder. @param {string} root the folder of the project */
export function manifestOf(root) {
  const folder = join(root, "src/elements");
  const names = readdirSync(folder).sort();
  const elements = names.filter((name) => existsSync(join(folder, name, `fourfold-${name}.ts`)));
  return {
    schemaVersion: "1.0.0",
    readme: "docs/elements/README.md",
    modules: elements.flatMap((name) => modulesOf(join(folder, name), name)),
  };
}

/** The module of the class, and the one that defines it. @param {string} folder @param {string} name */
function modulesOf(folder, name) {
  const tagName = `fourfold-${name}`;
  const path = `dist/elements/${name}/${tagName}.js`;
  const text = readFileSync(join(folder, `${tagName}.ts`), "utf8");
  const source = ts.createSourceFile(`${tagName}.ts`, text, ts.ScriptTarget.Latest, true);
  const element = source.statements.find((each) => ts.isClassDeclaration(each) && isExported(each));
  if (element === undefined || !ts.isClassDeclaration(element)) throw new Error(`${tagName}.ts exports no class.`);
  const declaration = declarationOf(element, tagName);
  const reference = { name: declaration.name };
  return [
    {
      kind: "javascript-module",
      path,
      declarations: [declaration],
      exports: [{ kind: "js", name: declaration.name, declaration: reference }],
    },
    {
      kind: "javascript-module",
      path: `dist/elements/${name}/define.js`,
      declarations: [],
      exports: [{ kind: "custom-element-definition", name: tagName, declaration: { ...reference, module: path } }],
    },
  ];
}

/** @param {ts.ClassDeclaration} element @param {string} tagName @returns {ElementDeclaration} */
function declarationOf(element, tagName) {
  const fields = element.members.filter(ts.isPropertyDeclaration).filter((member) => decoration(member) !== undefined);
  const getters = element.members.filter(ts.isGetAccessorDeclaration).filter(isPublic);
  const methods = element.members.filter(ts.isMethodDeclaration).filter(isPublic);
  return {
    kind: "class",
    name: element.name?.text ?? "",
    customElement: true,
    tagName,
    description: descriptionOf(element),
    superclass: { name: "LitElement", package: "lit" },
    attributes: [...fields.flatMap(attributeOf), ...told(element, "attr")],
    members: [
      ...fields.map(fieldOf),
      ...getters.map((getter) => getterOf(getter, element)),
      ...methods.filter(({ name }) => !LIFE.has(name.getText())).map(methodOf),
    ],
    events: told(element, "fires").map((event) => ({ ...event, type: { text: "CustomEvent" } })),
    slots: told(element, "slot"),
    cssParts: told(element, "csspart"),
    cssProperties: told(element, "cssprop").flatMap(eachOf),
  };
}

/** The options of @property, as they are written. @param {ts.PropertyDeclaration} field */
function decoration(field) {
  const found = ts.getDecorators(field)?.find(({ expression }) => /^property\b/.test(expression.getText()));
  return found?.expression.getText();
}

/** Its attribute; none where it is a property alone. @param {ts.PropertyDeclaration} field */
function attributeOf(field) {
  const { attribute, type, description, default: initial } = fieldOf(field);
  if (attribute === undefined) return [];
  const more = initial === undefined ? {} : { default: initial };
  return [{ name: attribute, fieldName: field.name.getText(), type, ...more, description }];
}

/** @param {ts.PropertyDeclaration} field */
function fieldOf(field) {
  const name = field.name.getText();
  const options = decoration(field) ?? "";
  const [, named] = /attribute: "([^"]+)"/.exec(options) ?? [];
  const attribute = /attribute: false/.test(options) ? undefined : (named ?? name.toLowerCase());
  const initial = field.initializer?.getText();
  return {
    kind: "field",
    name,
    ...(attribute === undefined ? {} : { attribute }),
    reflects: /reflect: true/.test(options),
    type: { text: field.type?.getText().replaceAll(/\s+/g, " ") ?? typeOf(field.initializer) },
    ...(initial === undefined ? {} : { default: initial }),
    description: descriptionOf(field),
  };
}

/** @param {ts.Expression | undefined} initializer */
function typeOf(initializer) {
  if (initializer === undefined) return "unknown";
  if (ts.isStringLiteral(initializer)) return "string";
  return /^(true|false)$/.test(initializer.getText()) ? "boolean" : "number";
}

/** @param {ts.GetAccessorDeclaration} getter @param {ts.ClassDeclaration} element */
function getterOf(getter, element) {
  const name = getter.name.getText();
  const isSet = element.members.some((member) => ts.isSetAccessorDeclaration(member) && member.name.getText() === name);
  return {
    kind: "field",
    name,
    ...(isSet ? {} : { readonly: true }),
    type: { text: getter.type?.getText() ?? "unknown" },
    description: descriptionOf(getter),
  };
}

/** @param {ts.MethodDeclaration} method */
function methodOf(method) {
  return {
    kind: "method",
    name: method.name.getText(),
    parameters: method.parameters.map((parameter) => ({
      name: parameter.name.getText(),
      type: { text: parameter.type?.getText() ?? typeOf(parameter.initializer) },
      ...(parameter.initializer === undefined ? {} : { default: parameter.initializer.getText() }),
      ...(parameter.questionToken === undefined && parameter.initializer === undefined ? {} : { optional: true }),
    })),
    return: { type: { text: method.type?.getText() ?? "void" } },
    description: descriptionOf(method),
  };
}

/** @param {ts.ClassElement} member */
function isPublic(member) {
  if (member.name === undefined || ts.isPrivateIdentifier(member.name)) return false;
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected | ts.ModifierFlags.Static;
  return (ts.getCombinedModifierFlags(member) & hidden) === 0;
}

/** @param {ts.Declaration} declaration */
function isExported(declaration) {
  return (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0;
}

/** What its comment says before the first tag. @param {ts.Node} node */
function descriptionOf(node) {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  return ts.getTextOfJSDocComment(comment)?.replaceAll(/\s+/g, " ").trim() ?? "";
}

/** One for each of `--a-{b,c}`. @param {Told} property @returns {Told[]} */
function eachOf(property) {
  const [, before = "", list, after = ""] = /^(.*)\{(.+)\}(.*)$/.exec(property.name) ?? [];
  if (list === undefined) return [property];
  return list.split(",").map((name) => ({ ...property, name: `${before}${name}${after}` }));
}

/** What tags of this name say: a name, a hyphen, and what it is; `[name=default]` where there is a default.
 *  @param {ts.ClassDeclaration} element @param {string} tag @returns {Told[]} */
function told(element, tag) {
  const comment = ts.getJSDocCommentsAndTags(element).find(ts.isJSDoc)?.getText() ?? "";
  return [...comment.matchAll(new RegExp(`@${tag} (?:\\[([^=\\]]+)=([^\\]]+)\\]|(\\S+)) - ([^@]*)`, "g"))].map(
    ([, named, initial, name, text = ""]) => ({
      name: named ?? name ?? "",
      ...(initial === undefined ? {} : { default: initial }),
      description: text
        .replaceAll(/^\s*\*\/?/gm, "")
        .replaceAll(/\s+/g, " ")
        .trim()
        .replace(/[*/]+$/, "")
        .trim(),
    }),
  );
}
