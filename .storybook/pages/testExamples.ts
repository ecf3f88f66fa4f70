import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  noResolve: true,
  noEmit: true,
  types: [],
  strict: true,
  jsx: ts.JsxEmit.Preserve,
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

/** What TypeScript says of a name that nothing brings: as a value, as a type, as a space of names, written short in an object. */
const UNKNOWN_NAME = new Set([2304, 2552, 2503, 18_004]);

/**
 * What keeps examples from being copied: what is no TypeScript, and names that an example neither imports nor declares. What modules have is
 * not looked at: that takes the whole program.
 */
export function namesWithoutMeaning(examples: Readonly<Record<string, string>>): string[] {
  const files = new Map(Object.entries(examples).map(([title, code], index) => [`/${index}.tsx`, { title, code }]));
  const host = ts.createCompilerHost(OPTIONS);
  const own = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target, ...others) => {
    const file = files.get(name);
    // A file without an import would share its names with the others.
    return file ? ts.createSourceFile(name, `${file.code}\nexport {};`, target, true) : own(name, target, ...others);
  };
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return [...files].flatMap(([name, { title }]) => {
    const source = program.getSourceFile(name);
    const faults = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source).filter(({ code }) => UNKNOWN_NAME.has(code)),
    ];
    return faults.map(({ messageText }) => `${title}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}
