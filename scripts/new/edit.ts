import ts from 'typescript';

/* Puts something into a TypeScript file where its syntax tree says that it belongs. Everything else of the text stays as it is. */

/** Reads a file's text; `path` tells by its ending what language it is. */
export const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** An expression without what only the compiler reads: `as const`, `satisfies …`, brackets. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

/** The values that a file declares by name at its top, in the order of the text. */
export function valuesOf(source: ts.SourceFile): { name: string; value: ts.Expression; statement: ts.Statement }[] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) =>
      statement.declarationList.declarations.flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && initializer ? [{ name: name.text, value: bare(initializer), statement }] : [],
      ),
    );
}

/**
 * The object that a file declares under a name.
 * @throws Error where there is none: the generator has to be mended, not the file.
 */
export function objectOf(source: ts.SourceFile, name: string): ts.ObjectLiteralExpression {
  const value = valuesOf(source).find((one) => one.name === name)?.value;
  if (!value || !ts.isObjectLiteralExpression(value))
    throw new Error(`${source.fileName}: no se encuentra el objeto «${name}».`);
  return value;
}

/**
 * The list that a file declares under a name.
 * @throws Error where there is none.
 */
export function listOf(source: ts.SourceFile, name: string): ts.ArrayLiteralExpression {
  const value = valuesOf(source).find((one) => one.name === name)?.value;
  if (!value || !ts.isArrayLiteralExpression(value))
    throw new Error(`${source.fileName}: no se encuentra la lista «${name}».`);
  return value;
}

/** The properties of an object by their names, quoted or not. */
export function propertiesOf(object: ts.ObjectLiteralExpression): Map<string, ts.PropertyAssignment> {
  return new Map(
    object.properties.filter(ts.isPropertyAssignment).flatMap((property) => {
      const { name } = property;
      return ts.isIdentifier(name) || ts.isStringLiteral(name) ? [[name.text, property]] : [];
    }),
  );
}

/** What a call of this function is given first, where the expression is such a call. */
export function argumentOf(value: ts.Expression, callee: string): ts.Expression | undefined {
  return ts.isCallExpression(value) && ts.isIdentifier(value.expression) && value.expression.text === callee
    ? value.arguments[0]
    : undefined;
}

/** A piece of text and where it is put in. */
interface Piece {
  at: number;
  text: string;
}

const insert = (text: string, { at, text: piece }: Piece): string => text.slice(0, at) + piece + text.slice(at);

/** Puts a member at the end of a list or an object. */
function append(text: string, members: ts.NodeArray<ts.Node>, member: string, opening: number): string {
  const last = members.at(-1);
  if (!last) return insert(text, { at: opening, text: `\n${member},\n` });
  return members.hasTrailingComma
    ? insert(text, { at: members.end, text: `\n${member},` })
    : insert(text, { at: last.getEnd(), text: `,\n${member},` });
}

/** Puts a property into an object: before one of its properties, with the comments that stand above that, else at the end. */
export function withProperty(
  text: string,
  object: ts.ObjectLiteralExpression,
  property: string,
  before?: ts.PropertyAssignment,
): string {
  if (!before) return append(text, object.properties, property, object.getStart() + 1);
  // What stands behind the property above, on its line, is that one's.
  const at = ts.getTrailingCommentRanges(text, before.getFullStart())?.at(-1)?.end ?? before.getFullStart();
  return insert(text, { at, text: `\n${property},` });
}

/** Puts an element at the end of a list. */
export const withElement = (text: string, list: ts.ArrayLiteralExpression, element: string): string =>
  append(text, list.elements, element, list.getStart() + 1);

/** Puts statements behind one of the file's own. */
export const withStatement = (text: string, after: ts.Statement, statement: string): string =>
  insert(text, { at: after.getEnd(), text: `\n\n${statement}` });

/** Puts text in the place of an expression. */
export const withReplaced = (text: string, node: ts.Expression, other: string): string =>
  text.slice(0, node.getStart()) + other + text.slice(node.getEnd());

/** Makes sure that a file imports a value by its name; `biome` puts imports in order. */
export function withImport(path: string, text: string, name: string, from: string): string {
  const source = parse(path, text);
  const declarations = source.statements.filter(ts.isImportDeclaration);
  const module = declarations.find(
    ({ moduleSpecifier, importClause }) =>
      ts.isStringLiteral(moduleSpecifier) &&
      moduleSpecifier.text === from &&
      importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword,
  );
  const bindings = module?.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return `import { ${name} } from '${from}';\n${text}`;
  const isThere = bindings.elements.some((one) => one.name.text === name && !one.isTypeOnly);
  return isThere ? text : insert(text, { at: bindings.getStart() + 1, text: ` ${name}, ` });
}
