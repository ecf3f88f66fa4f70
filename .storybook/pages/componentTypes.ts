import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { withoutCitations } from '../../scripts/library/comments.ts';
import {
  type ComponentApi,
  type ComponentElement,
  type ComponentProp,
  elementPropTexts,
  type OwnType,
} from './componentProps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const OWN = join(root, 'src/');

/** A component by its module, below the project's own folder, and its name there. */
interface Named {
  file: string;
  component: string;
}

function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram(
    files.map((file) => join(root, file)),
    { ...options, noEmit: true, incremental: false },
  );
}

/** What forms and handlers need of an element, by its tag; of the others nothing is told one by one. */
const ELEMENT_PROPS: Readonly<Record<string, readonly string[]>> = {
  input: ['defaultValue', 'value', 'onChange', 'name', 'disabled'],
  select: ['defaultValue', 'value', 'onChange', 'name', 'disabled'],
  textarea: ['defaultValue', 'value', 'onChange', 'name', 'disabled'],
  button: ['children', 'onClick', 'disabled'],
};
/** Components on an `input` that is ticked, and the same of those. */
const TICKED: ReadonlySet<string> = new Set(['Checkbox', 'Switch']);
const TICKED_PROPS = ['defaultChecked', 'checked', 'onChange', 'name', 'disabled'];

/** Tags by the interface of their elements, where it does not say them: `HTMLInputElement` does. */
const TAGS: Readonly<Record<string, string>> = { anchor: 'a', paragraph: 'p', textarea: 'textarea' };

const NOTHING: ComponentApi = { props: [], element: null, types: [] };

/**
 * What components take: the project's own properties, the required ones first, also those that come by `extends`, `Omit` and `Pick`, which who
 * reads a file alone does not see; and which element of the page they take everything else of. Of a title about a hook alone, its parameters.
 */
export function readApis(components: Readonly<Record<string, Named>>): Record<string, ComponentApi> {
  const program = programOf([...new Set(Object.values(components).map(({ file }) => file))]);
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(components).map(([title, { file, component }]) => {
      const source = program.getSourceFile(join(root, file));
      const module = source && checker.getSymbolAtLocation(source);
      const exported = module ? checker.getExportsOfModule(module) : [];
      const own = exported.find(({ name }) => name === component);
      const hook = exported.find(({ name }) => /^use[A-Z]/.test(name));
      if (own) return [title, apiOf(checker, own, file)];
      return [title, component === '' && hook ? hookApi(checker, hook, file) : NOTHING];
    }),
  );
}

function apiOf(checker: ts.TypeChecker, component: ts.Symbol, file: string): ComponentApi {
  const styled = styledOf(component);
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
  const given = signature?.parameters[0];
  const type = styled
    ? styled.given && checker.getTypeFromTypeNode(styled.given)
    : given && checker.getTypeOfSymbol(given);
  const all = type ? checker.getPropertiesOfType(type) : [];
  const defaults = defaultsOf(checker, signature?.declaration?.parameters[0]);
  const own = all.filter(isOwn);
  const others = all.filter((prop) => !isOwn(prop));
  const props = own.map((prop) => propOf(checker, prop, file, defaults));
  return {
    props: props.sort((one, other) => Number(other.required) - Number(one.required)),
    element: styled ? { tag: styled.tag, takesRef: true, props: [] } : elementOf(checker, component.name, others),
    types: typesOf(checker, own, file),
  };
}

function hookApi(checker: ts.TypeChecker, hook: ts.Symbol, file: string): ComponentApi {
  const [signature] = checker.getTypeOfSymbol(hook).getCallSignatures();
  const props = (signature?.parameters ?? []).map((parameter): ComponentProp => {
    const declaration = parameter.valueDeclaration;
    const isParameter = declaration !== undefined && ts.isParameter(declaration);
    return {
      name: parameter.name,
      type: isParameter && declaration.type ? oneLine(declaration.type.getText()) : typeText(checker, parameter),
      required: isParameter && !declaration.initializer && !declaration.questionToken,
      byDefault: isParameter && declaration.initializer ? declaration.initializer.getText() : '',
      says: docOf(checker, parameter, file),
    };
  });
  return { props, element: null, types: typesOf(checker, signature?.parameters ?? [], file) };
}

const isOwn = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((one) => one.getSourceFile().fileName.startsWith(OWN));

function propOf(
  checker: ts.TypeChecker,
  prop: ts.Symbol,
  file: string,
  defaults: ReadonlyMap<string, string>,
): ComponentProp {
  return {
    name: prop.name,
    type: typeText(checker, prop),
    required: (prop.flags & ts.SymbolFlags.Optional) === 0,
    byDefault: defaults.get(prop.name) ?? '',
    says: docOf(checker, prop, file),
  };
}

/** The element and the own properties of a styled block: `` styled.span<{ $width: string }>`…` ``; null for other components. */
function styledOf({ valueDeclaration }: ts.Symbol): { tag: string; given: ts.TypeNode | undefined } | null {
  if (!valueDeclaration || !ts.isVariableDeclaration(valueDeclaration)) return null;
  const { initializer } = valueDeclaration;
  if (!initializer || !ts.isTaggedTemplateExpression(initializer)) return null;
  const [, tag] = /^styled\.(\w+)/.exec(initializer.tag.getText()) ?? [];
  return tag === undefined ? null : { tag, given: initializer.typeArguments?.[0] };
}

/** The element whose properties stand beside a component's own: its handlers name it. */
function elementOf(checker: ts.TypeChecker, component: string, others: readonly ts.Symbol[]): ComponentElement | null {
  const named = (name: string) => others.find((prop) => prop.name === name);
  const handler = named('onCopy');
  const written = handler ? checker.typeToString(checker.getTypeOfSymbol(handler)) : '';
  const [, word] = /<HTML(\w*)Element>/.exec(written) ?? [];
  if (!word) return null;
  const tag = TAGS[word.toLowerCase()] ?? word.toLowerCase();
  const wanted = TICKED.has(component) ? TICKED_PROPS : (ELEMENT_PROPS[tag] ?? []);
  return {
    tag,
    takesRef: named('ref') !== undefined,
    props: wanted.flatMap((name): ComponentProp[] => {
      const prop = named(name);
      if (!prop) return [];
      return [
        { name, type: elementType(checker, prop), required: false, byDefault: '', says: elementPropTexts[name] ?? '' },
      ];
    }),
  };
}

/** The type of an element's property as React writes it; where that is of any element, as it is of this one. */
function elementType(checker: ts.TypeChecker, prop: ts.Symbol): string {
  const written = typeText(checker, prop);
  return /\bT\b/.test(written)
    ? checker.typeToString(checker.getNonNullableType(checker.getTypeOfSymbol(prop)))
    : written;
}

/** What the types of properties are made of, as far as the library declares it: one step, not what those are made of. */
function typesOf(checker: ts.TypeChecker, props: readonly ts.Symbol[], file: string): OwnType[] {
  const types = new Map<string, OwnType>();
  const look = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const named = checker.getSymbolAtLocation(node.typeName);
      const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
      const declared = symbol?.declarations?.find(
        (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
      );
      // Choices of words stand in the table already.
      const isToldAlready = symbol && areWords(checker.getDeclaredTypeOfSymbol(symbol));
      if (symbol && declared?.getSourceFile().fileName.startsWith(OWN) && !isToldAlready)
        types.set(symbol.name, {
          name: symbol.name,
          code: withoutCitations(declared.getText(), file).replace(/^(?:export|declare) /, ''),
        });
    }
    node.forEachChild(look);
  };
  for (const { declarations = [] } of props)
    for (const one of declarations)
      if ((ts.isPropertySignature(one) || ts.isParameter(one)) && one.type) look(one.type);
  return [...types.values()];
}

/** What stands for a property that is left out, as the component's own parameters say it; what a name stands for is said instead of it. */
function defaultsOf(
  checker: ts.TypeChecker,
  parameter: ts.ParameterDeclaration | ts.JSDocParameterTag | undefined,
): Map<string, string> {
  const name = parameter?.name;
  if (!name || !ts.isObjectBindingPattern(name)) return new Map();
  return new Map(
    name.elements.flatMap((one) =>
      one.initializer
        ? [[(one.propertyName ?? one.name).getText(), valueOf(checker, one.initializer).getText()] as const]
        : [],
    ),
  );
}

/** The value of a constant of the project, such as `DIALOG_WIDTH_PX`; anything else as it is. */
function valueOf(checker: ts.TypeChecker, expression: ts.Expression): ts.Expression {
  if (!ts.isIdentifier(expression)) return expression;
  const named = checker.getSymbolAtLocation(expression);
  const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  const declared = symbol?.valueDeclaration;
  const value = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  return value && ts.isLiteralExpression(value) ? value : expression;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const choicesOf = (type: ts.Type): ts.Type[] =>
  type.isUnion() ? type.types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0) : [];

/** Whether a type is nothing but a choice of words. */
const areWords = (type: ts.Type): boolean => {
  const choices = choicesOf(type);
  return choices.length > 1 && choices.every((one) => one.isStringLiteral());
};

/** A type as it is written, and choices of words one by one. */
function typeText(checker: ts.TypeChecker, prop: ts.Symbol): string {
  const type = checker.getTypeOfSymbol(prop);
  const choices = choicesOf(type);
  if (areWords(type)) return choices.map((one) => (one.isStringLiteral() ? `'${one.value}'` : '')).join(' | ');
  const written = prop.declarations?.find(ts.isPropertySignature)?.type?.getText();
  const text = written ?? checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  return oneLine(text).replace(/ \| undefined$/, '');
}

/** What the code says of a property, without the places of papers that a reader of the catalogue does not have. */
function docOf(checker: ts.TypeChecker, prop: ts.Symbol, file: string): string {
  const text = ts.displayPartsToString(prop.getDocumentationComment(checker));
  if (text === '') return '';
  return withoutCitations(`/** ${text} */`, file).slice('/** '.length, -' */'.length).replaceAll(/\s+/g, ' ').trim();
}
