// Prepares a built site for its web server: nginx configuration in deploy/out, `_headers` and `_redirects` in the build for static
// hosts, and a gzip and a brotli copy of each text file. Reads the same environment as the build.
// usage: npm run hosting [-- build folder [folder for the nginx configuration]]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../config/environment';
import { compress } from './hosting/compress';
import { allowedBy } from './hosting/contentSecurityPolicy';
import { nginxMaps, nginxServer } from './hosting/nginx';
import { readBuild } from './hosting/readBuild';
import { hostingRules } from './hosting/rules';
import { headersFile, redirectsFile } from './hosting/staticHost';
import { runCommand } from './shared/runCommand';

const [buildDir = 'build', outDir = 'deploy/out'] = process.argv.slice(2);

async function prepare() {
  const env = readEnvironment(process.env);
  const build = readBuild(buildDir);
  const rules = hostingRules({ ...env, allowed: allowedBy(env) }, build);
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'maps.conf'), nginxMaps(rules));
  writeFileSync(join(outDir, 'server.conf'), nginxServer(rules));
  writeFileSync(join(buildDir, '_headers'), headersFile(rules));
  writeFileSync(join(buildDir, '_redirects'), redirectsFile(rules));
  const { files, original, gzip, brotli } = await compress(buildDir, build.files);
  console.log(`nginx configuration: ${outDir}. For static hosts: _headers and _redirects in ${buildDir}.`);
  console.log(`${build.hashes.scripts.length} inline scripts, ${rules.redirects.length} redirects.`);
  console.log(`${files} files compressed: ${original} bytes are ${gzip} with gzip and ${brotli} with brotli.`);
}

await runCommand(prepare);
