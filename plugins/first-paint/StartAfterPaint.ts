import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { RUNTIME_CHUNK } from '../shared/runtimeChunk';

const NAME = 'StartAfterPaint';
const SOURCE = readFileSync(join(__dirname, 'starter.js'), 'utf8');
/** Without the comments before it: webpack begins each line with one, which would end them. */
const STARTER = SOURCE.slice(SOURCE.indexOf('(function'));
if (STARTER.includes('/*'))
  throw new Error('first-paint/starter.js: comments in the function begin with //, not with /*.');

/** Adds to the bundler's runtime what starts the scripts of a page after its first paint. */
export class StartAfterPaint {
  apply(compiler: Compiler): void {
    const { RuntimeModule } = compiler.webpack;
    class Starter extends RuntimeModule {
      constructor() {
        super(NAME, RuntimeModule.STAGE_ATTACH);
      }
      override generate(): string {
        return STARTER;
      }
    }
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        if (chunk.name === RUNTIME_CHUNK) compilation.addRuntimeModule(chunk, new Starter());
      });
    });
  }
}
