import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The words and options of a command, by Node's own `parseArgs`.
 * @param usage what can be said, in Spanish.
 * @throws Error that names in Spanish what is not understood, and then says `usage`.
 */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (reason) {
    // Which of them, it says in English.
    const named = /'(?:-\w, )?(-[^' ]*)/.exec(String(reason))?.[1] ?? (config.args ?? process.argv.slice(2)).join(' ');
    throw new Error(`No se entiende «${named}».\n${usage}`, { cause: reason });
  }
}
