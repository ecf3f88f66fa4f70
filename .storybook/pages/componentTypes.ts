import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { withoutCitations } from '../../scripts/library/comments.ts';
import type { ComponentProp } from './componentProps.ts';

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

/**
 * The properties of components, the required ones first: the project's own, also those that come by `extends`, `Omit` and `Pick`, which who
 * reads a file alone does not see. What an element of the page takes besides is not told.
 */
export function readProps(components: Readonly<Record<string, Named>>): Record<string, ComponentProp[]> {
  const program = programOf([...new Set(Object.values(components).map(({ file }) => file))]);
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(components).map(([title, { file, component }]) => {
      const source = program.getSourceFile(join(root, file));
      const module = source && checker.getSymbolAtLocation(source);
      const exported = module && checker.getExportsOfModule(module).find(({ name }) => name === component);
      return [title, exported ? propsOfSymbol(checker, exported, file) : []];
    }),
  );
}

function propsOfSymbol(checker: ts.TypeChecker, component: ts.Symbol, file: string): ComponentProp[] {
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
  const given = signature?.parameters[0];
  if (!given) return [];
  const defaults = defaultsOf(signature.declaration?.parameters[0]);
  const props = checker
    .getPropertiesOfType(checker.getTypeOfSymbol(given))
    .filter(({ declarations = [] }) => declarations.some((one) => one.getSourceFile().fileName.startsWith(OWN)))
    .map(
      (prop): ComponentProp => ({
        name: prop.name,
        type: typeText(checker, prop),
        required: (prop.flags & ts.SymbolFlags.Optional) === 0,
        byDefault: defaults.get(prop.name) ?? '',
        says: docOf(checker, prop, file),
      }),
    );
  return props.sort((one, other) => Number(other.required) - Number(one.required));
}

/** What stands for a property that is left out, as the component's own parameters say it. */
function defaultsOf(parameter: ts.ParameterDeclaration | ts.JSDocParameterTag | undefined): Map<string, string> {
  const name = parameter?.name;
  if (!name || !ts.isObjectBindingPattern(name)) return new Map();
  return new Map(
    name.elements.flatMap((one) =>
      one.initializer ? [[(one.propertyName ?? one.name).getText(), one.initializer.getText()] as const] : [],
    ),
  );
}

/** A type as it is written, and choices of words one by one. */
function typeText(checker: ts.TypeChecker, prop: ts.Symbol): string {
  const type = checker.getTypeOfSymbol(prop);
  const choices = type.isUnion() ? type.types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0) : [];
  if (choices.length > 1 && choices.every((one) => one.isStringLiteral()))
    return choices.map((one) => `'${one.value}'`).join(' | ');
  const written = prop.declarations?.find(ts.isPropertySignature)?.type?.getText();
  const text = written ?? checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  return text.replaceAll(/\s+/g, ' ').replace(/ \| undefined$/, '');
}

/** What the code says of a property, without the places of papers that a reader of the catalogue does not have. */
function docOf(checker: ts.TypeChecker, prop: ts.Symbol, file: string): string {
  const text = ts.displayPartsToString(prop.getDocumentationComment(checker));
  if (text === '') return '';
  return withoutCitations(`/** ${text} */`, file).slice('/** '.length, -' */'.length).replaceAll(/\s+/g, ' ').trim();
}
