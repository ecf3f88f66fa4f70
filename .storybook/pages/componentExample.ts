import ts from 'typescript';

/** A part of a file as an example writes it. */
interface Written {
  text: string;
  /** Names of the file that it goes by. */
  names: ReadonlySet<string>;
}

/** What a story gives its component, by the property's name; what is spread and cannot be read apart has a name that begins so. */
type Args = ReadonlyMap<string, ts.Expression>;

/** What stands in the place of a part of the file, or `null` where it stands as it is. */
type Instead = (node: ts.Node, add: (name: string) => void) => string | null;

/** An import as the file has it. */
interface Imported {
  from: string;
  /** As it is written between the braces: `type Variant`, `a as b`. */
  clause: string;
  isDefault: boolean;
}

/** What an example is made of. */
export interface Example {
  /** Imports, what the file declares for it, and the element: to be copied as it is. */
  code: string;
  /** The modules that it takes something from, as the stories' file writes them, and what. */
  imports: readonly { from: string; name: string }[];
}

const SPREAD = '...';
const WIDTH = 88;
const TEST_TOOLS = 'storybook/test';
/** Room around components in the catalogue: in an example a plain `div`. */
const STORY_ROOM = '/storyRoom.tsx';

/**
 * A story as whoever uses its component writes it, by the file's own text: what a browser has at hand are functions and icons without their
 * names, and nothing at all of a story that stands in a window of its own. @param named how an import of the file is written in the example
 * @returns `null` where the file has no such story.
 */
export function exampleOf(text: string, exported: string, named: (from: string) => string): Example | null {
  const file = new StoriesText(text);
  const element = file.elementOf(exported);
  if (element === null) return null;
  const { imports, own } = file.needed(element.names);
  const lines = grouped(imports, ({ from }) => named(from));
  const head = [...lines].map(([from, all]) => {
    const clausesOf = (isUsual: boolean) =>
      all.filter(({ isDefault }) => isDefault === isUsual).map(({ clause }) => clause);
    return importLine(from, clausesOf(false), clausesOf(true));
  });
  return {
    code: [head.join('\n'), ...own, element.text].filter((part) => part !== '').join('\n\n'),
    imports: imports.map(namedImport),
  };
}

const namedImport = ({ from, clause }: Imported) => ({ from, name: clause.replace(/^type /, '') });

/**
 * An example that is a file of its own (`Toast.example.tsx`), as whoever uses the library writes it: its text, with its imports named anew.
 * @param named how an import of the file is written in the example
 */
export function exampleFile(text: string, named: (from: string) => string): Example {
  return {
    code: text.trim().replaceAll(/ from '([^']+)';$/gm, (_, from: string) => ` from '${named(from)}';`),
    imports: new StoriesText(text).imports(),
  };
}

/** What is alike in one thing, together, in the order in which it comes. */
export function grouped<One>(all: readonly One[], by: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

/** One import of all that comes from a module: what it calls its default first. */
export function importLine(from: string, clauses: readonly string[], usual: readonly string[] = []): string {
  const braces = clauses.length > 0 ? [`{ ${clauses.join(', ')} }`] : [];
  return `import ${[...usual, ...braces].join(', ')} from '${from}';`;
}

/** Without what TypeScript alone reads: `x as Y`, `x satisfies Y`, `(x)`. */
function plain(node: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return plain(node.expression);
  return node;
}

const isNamed = (node: ts.Node | undefined, name: string): boolean =>
  node !== undefined && ts.isIdentifier(node) && node.text === name;

/** Whether a name says which value is meant; the others are of properties and attributes. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name !== node;
  return !ts.isJsxAttribute(parent);
}

/** A text below another: all of its lines but the first, which stands where it is put. */
const indented = (text: string): string => text.replaceAll('\n', '\n  ');

/** The text of a stories' file, read without running it. */
class StoriesText {
  readonly #file: ts.SourceFile;
  readonly #imports = new Map<string, Imported>();
  readonly #own = new Map<string, ts.Statement>();
  readonly #values = new Map<string, ts.Expression | ts.FunctionDeclaration>();

  constructor(text: string) {
    this.#file = ts.createSourceFile('a.stories.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    for (const statement of this.#file.statements) this.#take(statement);
  }

  #take(statement: ts.Statement): void {
    if (ts.isImportDeclaration(statement)) this.#takeImport(statement);
    else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isObjectBindingPattern(name))
          for (const part of name.elements) this.#own.set(part.name.getText(), statement);
        if (!ts.isIdentifier(name) || !initializer) continue;
        this.#own.set(name.text, statement);
        this.#values.set(name.text, initializer);
      }
    } else if (ts.isFunctionDeclaration(statement) && statement.name) {
      this.#own.set(statement.name.text, statement);
      this.#values.set(statement.name.text, statement);
    } else if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      this.#own.set(statement.name.text, statement);
  }

  #takeImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): void {
    if (!importClause || !ts.isStringLiteral(moduleSpecifier)) return;
    const from = moduleSpecifier.text;
    const { name, namedBindings } = importClause;
    if (name) this.#imports.set(name.text, { from, clause: name.text, isDefault: true });
    if (!namedBindings || !ts.isNamedImports(namedBindings)) return;
    const isType = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword;
    for (const one of namedBindings.elements)
      this.#imports.set(one.name.text, {
        from,
        clause: `${isType && !one.isTypeOnly ? 'type ' : ''}${one.getText()}`,
        isDefault: false,
      });
  }

  /** All that the file takes from other modules. */
  imports(): Example['imports'] {
    return [...this.#imports.values()].map(namedImport);
  }

  /** Whether a name is that of a styled block around stories, which is the catalogue's own. */
  #isRoom(name: string): boolean {
    return this.#imports.get(name)?.from.endsWith(STORY_ROOM) ?? false;
  }

  /** What names need of the file: its imports, and its own declarations with all that those go by, in the order of the file. */
  needed(names: ReadonlySet<string>): { imports: Imported[]; own: string[] } {
    const wanted = new Set(names);
    const texts = new Map<ts.Statement, string>();
    // A set that grows is walked to its end.
    for (const name of wanted) {
      const statement = this.#own.get(name);
      if (!statement || texts.has(statement)) continue;
      const { text, names: further } = this.write(statement);
      texts.set(statement, text.replace(/^export /, ''));
      for (const one of further) wanted.add(one);
    }
    return {
      imports: [...this.#imports].filter(([name]) => wanted.has(name)).map(([, imported]) => imported),
      own: this.#file.statements.flatMap((statement) => texts.get(statement) ?? []),
    };
  }

  /** A part of the file as it is written there, from the left margin on; a spy of the tests is a handler. */
  write(node: ts.Node, instead: Instead = () => null): Written {
    const names = new Set<string>();
    const add = (name: string): void => void names.add(name);
    const margin = this.#marginOf(node);
    const slice = (from: number, to: number) => this.#file.text.slice(from, to).replaceAll(`\n${margin}`, '\n');
    const visit = (part: ts.Node): string => {
      const other = instead(part, add);
      // It is written from the left margin on, and begins where the part does.
      if (other !== null) return other.replaceAll('\n', `\n${this.#marginOf(part).slice(margin.length)}`);
      const handler = this.#withoutSpy(part, visit);
      if (handler !== null) return handler;
      if (ts.isIdentifier(part) && this.#isRoom(part.text)) return 'div';
      if (ts.isIdentifier(part) && isReference(part)) add(part.text);
      let text = '';
      let at = part.getStart();
      part.forEachChild((child) => {
        text += slice(at, child.getStart()) + visit(child);
        at = child.end;
      });
      return text + slice(at, part.end);
    };
    return { text: visit(node), names };
  }

  /** How far the line is indented on which a part begins. */
  #marginOf(node: ts.Node): string {
    const start = node.getStart();
    return /^ */.exec(this.#file.text.slice(this.#file.text.lastIndexOf('\n', start) + 1, start))?.[0] ?? '';
  }

  /** `fn()` of Storybook's tests is a handler that does nothing, `fn(handler)` that handler. */
  #withoutSpy(node: ts.Node, visit: (node: ts.Node) => string): string | null {
    if (!ts.isCallExpression(node) || !isNamed(node.expression, 'fn')) return null;
    if (this.#imports.get('fn')?.from !== TEST_TOOLS) return null;
    const [handler] = node.arguments;
    return handler ? visit(handler) : '() => undefined';
  }

  /** The object of `preview.meta({…})`, `meta.story({…})`, `Other.extend({…})`, and what that is made from. */
  #definitionOf(name: string): { object: ts.ObjectLiteralExpression | undefined; of: string } | null {
    const value = this.#values.get(name);
    if (!value || !ts.isCallExpression(value) || !ts.isPropertyAccessExpression(value.expression)) return null;
    const [object] = value.arguments;
    return {
      object: object && ts.isObjectLiteralExpression(object) ? object : undefined,
      of: value.expression.expression.getText(),
    };
  }

  /** A story's own definition after those that it takes over. */
  #definitions(name: string): ts.ObjectLiteralExpression[] {
    const own = this.#definitionOf(name);
    return own === null ? [] : [...this.#definitions(own.of), ...(own.object ? [own.object] : [])];
  }

  #readArgs(value: ts.Expression): Args {
    const node = plain(value);
    if (ts.isIdentifier(node)) {
      const known = this.#values.get(node.text);
      if (known && !ts.isFunctionDeclaration(known)) return this.#readArgs(known);
    }
    if (!ts.isObjectLiteralExpression(node)) return new Map([[`${SPREAD}${node.getText()}`, node]]);
    const args = new Map<string, ts.Expression>();
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property))
        for (const [name, expression] of this.#readArgs(property.expression)) args.set(name, expression);
      else if (ts.isPropertyAssignment(property))
        args.set(property.name.getText().replaceAll("'", ''), property.initializer);
      else if (ts.isShorthandPropertyAssignment(property)) args.set(property.name.text, property.name);
    }
    return args;
  }

  /** What a story shows, as an element. */
  elementOf(exported: string): Written | null {
    const definitions = this.#definitions(exported);
    const last = (name: string): ts.Node | undefined =>
      definitions
        .flatMap(({ properties }) => properties.filter((property) => property.name?.getText() === name))
        .map((property) => (ts.isPropertyAssignment(property) ? property.initializer : property))
        .at(-1);
    const component = last('component');
    if (!component) return null;
    const args = new Map(
      definitions.flatMap(({ properties }) =>
        properties
          .filter((property) => property.name?.getText() === 'args')
          .flatMap((property) => [
            ...this.#readArgs(
              ts.isPropertyAssignment(property) ? property.initializer : (property.name as ts.Identifier),
            ),
          ]),
      ),
    );
    const names = new Set<string>();
    const add = (name: string): void => void names.add(name);
    const render = last('render');
    const text = this.#drawn(render, args, add) ?? this.#element(nameOf(component), args, null, add);
    return { text, names };
  }

  /** What a story's own `render` draws; `null` without one. */
  #drawn(render: ts.Node | undefined, args: Args, add: (name: string) => void): string | null {
    if (!render) return null;
    const known = ts.isIdentifier(render) ? this.#values.get(render.text) : undefined;
    const draws = known ?? render;
    if (ts.isIdentifier(render) && known && !ts.isArrowFunction(known))
      return this.#element(render.text, args, null, add);
    if (ts.isFunctionExpression(draws)) {
      const { text, names } = this.write(draws);
      for (const name of names) add(name);
      return `${text}\n\n${this.#element(draws.name?.text ?? 'Ejemplo', args, null, add)}`;
    }
    if (!ts.isArrowFunction(draws) || ts.isBlock(draws.body)) return null;
    return this.#put(draws.body, draws.parameters[0]?.name, args, add);
  }

  /** An element of a story's file, with what the story gives in the place of what is named after it. */
  #put(body: ts.Expression, parameter: ts.BindingName | undefined, args: Args, add: (name: string) => void): string {
    const bound = parameter && ts.isObjectBindingPattern(parameter) ? parameter.elements : [];
    const taken = new Map(
      bound.flatMap(({ name, dotDotDotToken }) => (dotDotDotToken ? [] : [[name.getText(), args.get(name.getText())]])),
    );
    const rest = bound.find(({ dotDotDotToken }) => dotDotDotToken)?.name.getText();
    const whole = parameter && ts.isIdentifier(parameter) ? parameter.text : rest;
    const given = new Map([...args].filter(([name]) => !taken.has(name)));
    const value = (expression: ts.Expression | undefined): string => {
      if (!expression) return 'undefined';
      const { text, names } = this.write(plain(expression));
      for (const name of names) add(name);
      return text;
    };
    const instead: Instead = (node) => {
      if (ts.isJsxSelfClosingElement(node) && isGiven(node.attributes, whole))
        return element(node.tagName, node.attributes, null);
      if (ts.isJsxElement(node) && isGiven(node.openingElement.attributes, whole)) {
        const { tagName, attributes } = node.openingElement;
        return element(
          tagName,
          attributes,
          node.children
            .map((child) => written(child))
            .join('')
            .trim(),
        );
      }
      if (
        ts.isJsxExpression(node) &&
        node.expression &&
        ts.isIdentifier(node.expression) &&
        taken.has(node.expression.text)
      )
        return ts.isJsxAttribute(node.parent)
          ? `{${value(taken.get(node.expression.text))}}`
          : childText(taken.get(node.expression.text), value);
      if (ts.isPropertyAccessExpression(node) && whole && isNamed(node.expression, whole))
        return value(args.get(node.name.text));
      if (ts.isIdentifier(node) && isReference(node) && taken.has(node.text)) return value(taken.get(node.text));
      return null;
    };
    const written = (node: ts.Node): string => {
      const { text, names } = this.write(node, instead);
      for (const name of names) add(name);
      return text;
    };
    const element = (tag: ts.JsxTagNameExpression, attributes: ts.JsxAttributes, children: string | null): string => {
      const all = new Map<string, ts.Expression | string>();
      for (const attribute of attributes.properties) {
        if (ts.isJsxSpreadAttribute(attribute) && whole && isNamed(attribute.expression, whole))
          for (const [name, expression] of given) all.set(name, expression);
        else if (ts.isJsxAttribute(attribute)) all.set(attribute.name.getText(), written(attribute));
        else all.set(`${SPREAD}${attribute.getText()}`, written(attribute));
      }
      return this.#element(tag.getText(), all, children, add);
    };
    return written(plain(body));
  }

  #element(
    tag: string,
    given: ReadonlyMap<string, ts.Expression | string>,
    children: string | null,
    add: (name: string) => void,
  ): string {
    if (this.#isRoom(tag)) return this.#element('div', given, children, add);
    add(tag);
    const value = (expression: ts.Expression): string => {
      const { text, names } = this.write(plain(expression));
      for (const name of names) add(name);
      return text;
    };
    const inside = children ?? childText(asExpression(given.get('children')), value);
    const attributes = [...given].flatMap(([name, expression]) => {
      if (typeof expression === 'string') return [expression];
      if (name === 'children' || isNamed(expression, 'undefined')) return [];
      return [attributeText(name, plain(expression), value)];
    });
    return elementText(tag, attributes, inside);
  }
}

const nameOf = (component: ts.Node): string =>
  ts.isExpressionWithTypeArguments(component) ? component.expression.getText() : component.getText();

const asExpression = (given: ts.Expression | string | undefined) => (typeof given === 'string' ? undefined : given);

/** Whether an element is given all that its story has. */
const isGiven = ({ properties }: ts.JsxAttributes, whole: string | undefined): boolean =>
  whole !== undefined && properties.some((one) => ts.isJsxSpreadAttribute(one) && isNamed(one.expression, whole));

function attributeText(name: string, expression: ts.Expression, value: (expression: ts.Expression) => string): string {
  if (name.startsWith(SPREAD)) return `{...${value(expression)}}`;
  if (expression.kind === ts.SyntaxKind.TrueKeyword) return name;
  if (ts.isStringLiteral(expression) && !/["\\\n]/.test(expression.text)) return `${name}="${expression.text}"`;
  const text = value(expression);
  return isElement(expression) && text.includes('\n') ? `${name}={\n  ${indented(text)}\n}` : `${name}={${text}}`;
}

const isElement = (node: ts.Node): boolean =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

/** What stands inside of an element. */
function childText(given: ts.Expression | undefined, value: (expression: ts.Expression) => string): string {
  if (!given) return '';
  const child = plain(given);
  if (ts.isStringLiteral(child) && !/[{}<>]/.test(child.text)) return child.text;
  const text = value(child);
  if (ts.isJsxFragment(child)) return text.replace(/^<>\s*|\s*<\/>$/g, '').replaceAll('\n  ', '\n');
  return isElement(child) ? text : `{${text}}`;
}

/** An element on one line where it has the room. */
function elementText(tag: string, attributes: readonly string[], inside: string): string {
  const one = [tag, ...attributes].join(' ');
  const short = inside === '' ? `<${one} />` : `<${one}>${inside}</${tag}>`;
  if (!short.includes('\n') && short.length <= WIDTH) return short;
  const isNarrow = !one.includes('\n') && one.length < WIDTH;
  const opening = isNarrow ? `<${one}` : `<${[tag, ...attributes.map(indented)].join('\n  ')}\n`;
  if (inside === '') return isNarrow ? `${opening} />` : `${opening}/>`;
  return `${opening}>\n  ${indented(inside)}\n</${tag}>`;
}
