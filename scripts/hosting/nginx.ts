import {
  ACCEPTS_MARKDOWN,
  CACHE,
  cleanPaths,
  DOUBLED_SLASH,
  HASHED_FOLDER,
  type HostingRules,
  HOST_FILES,
  isText,
  SINGLE_SLASHES,
  TYPES,
} from './rules';

const GENERATED = '# Made by `npm run hosting` from scripts/hosting/rules.ts.';

/** A value that nginx reads as one word, without variables in it. */
function quote(value: string): string {
  if (/["$\\\n]/.test(value)) throw new Error(`nginx cannot take this as it is: ${value}`);
  return `"${value}"`;
}

/** For the `http` block: what the answer to a request depends on. */
export function nginxMaps({ baseUrl, homes }: HostingRules): string {
  return `${GENERATED} Belongs into the http block.

# A hashed file that is missing after a deployment must not stay missing.
map $status:$uri $vara_cache {
  default ${quote(CACHE.other)};
  "~^(?:200|206|304):${baseUrl}(?:[\\w-]+/)?${HASHED_FOLDER}" ${quote(CACHE.hashed)};
}

map $http_accept $vara_page {
  default ".html";
  "~*${ACCEPTS_MARKDOWN}" ".md";
}

map $request_uri $vara_doubled_slash {
  "~${DOUBLED_SLASH}" "yes";
}

map $uri $vara_not_found {
  default ${quote(`${baseUrl}404.html`)};
${homes.map((home) => `  "~^${home}" ${quote(`${home}404.html`)};\n`).join('')}}

map $uri $vara_vary {
  "~\\.(?:html|md)$" "Accept";
}
`;
}

const singleSlashes = `  if ($vara_doubled_slash) {
    rewrite "${SINGLE_SLASHES}" $1 permanent;
  }`;

/** For the `server` block: headers, types, redirects and the ways to a page. */
export function nginxServer({ baseUrl, homes, headers, redirects }: HostingRules): string {
  const text = Object.values(TYPES).filter((type) => isText(type));
  return `${GENERATED} Belongs into the server block.

types {
${Object.entries(TYPES)
  .map(([end, type]) => `  ${type} ${end};`)
  .join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${without(text, 'text/html').join(' ')};
gzip_types ${without(text, 'text/html').join(' ')};

# No location adds a header, because it would lose all of these.
${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join('\n')}
add_header Cache-Control $vara_cache always;
add_header Vary $vara_vary always;

error_page 404 $vara_not_found;

location / {
${cleanPaths({ baseUrl, homes })
  .map(({ pattern, to }) => `  rewrite "${pattern}" ${to} permanent;`)
  .join('\n')}
${singleSlashes}
  try_files $uri $uri$vara_page $uri.html =404;
}

${[baseUrl, ...homes]
  .map(
    (home) => `location = ${home} {
${singleSlashes}
  try_files ${home}index$vara_page ${home}index.html =404;
}`,
  )
  .join('\n\n')}

${[baseUrl, ...homes]
  .map(
    (home) => `location = ${home}404 {
  return 404;
}

location = ${home}404.html {
  internal;
}`,
  )
  .join('\n\n')}

# What is there for servers only. Compressed files are sent in place of their originals.
location ~ "^${baseUrl}(?:${HOST_FILES.join('|')}|.*\\.(?:br|gz))$" {
  return 404;
}

${redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`).join('\n')}
`;
}

/** nginx takes HTML for granted, and complains when it is named. */
const without = (values: string[], value: string) => values.filter((other) => other !== value);
