import { fileURLToPath } from 'node:url';

import ts from 'typescript';

/** What the type declarations of installed packages offer. */
export class PublicSurface {
  readonly #checker: ts.TypeChecker;
  readonly #exports: ReadonlyMap<string, ts.Symbol>;

  /** @param specifiers - names of the packages, as an import has them */
  constructor(...specifiers: string[]) {
    const options: ts.CompilerOptions = {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      skipLibCheck: true,
    };
    const files = specifiers.map((specifier) => {
      const { resolvedModule } = ts.resolveModuleName(
        specifier,
        fileURLToPath(import.meta.url),
        options,
        ts.sys,
      );
      if (!resolvedModule) throw new Error(`${specifier} is not installed`);
      return resolvedModule.resolvedFileName;
    });
    const program = ts.createProgram(files, options);
    const checker = program.getTypeChecker();
    this.#checker = checker;
    this.#exports = new Map(
      files.flatMap((name) => {
        const file = program.getSourceFile(name);
        const module = file && checker.getSymbolAtLocation(file);
        return module
          ? checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol] as const)
          : [];
      }),
    );
  }

  /** Whether one of the packages exports the name. */
  exports(name: string): boolean {
    return this.#exports.has(name);
  }

  /**
   * Whether an export has a member, on itself or on its instances.
   *
   * @param path - such as `program`, `upload` for `GearApi`
   */
  hasMember(name: string, path: readonly string[]): boolean {
    const exported = this.#exports.get(name);
    if (!exported) return false;
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(exported) : exported;
    return [
      this.#checker.getDeclaredTypeOfSymbol(symbol),
      this.#checker.getTypeOfSymbol(symbol),
    ].some((type) => this.#leads(type, path));
  }

  #leads(type: ts.Type, [name, ...rest]: readonly string[]): boolean {
    if (name === undefined) return true;
    const member = this.#checker.getApparentType(type).getProperty(name);
    return member !== undefined && this.#leads(this.#checker.getTypeOfSymbol(member), rest);
  }
}
