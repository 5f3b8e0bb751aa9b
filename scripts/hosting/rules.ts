import { REDIRECTS } from '../../config/redirects';
import type { Build } from './readBuild';
import { type Allowed, contentSecurityPolicy } from './contentSecurityPolicy';

/** How a web server has to answer: the one source of the nginx configuration, of `_headers` and `_redirects`, and of the test server. */
export interface HostingRules {
  /** Path below which the site stands: begins and ends with a slash. */
  baseUrl: string;
  /** Home pages of the other languages: like that of the site, each is a folder, with a slash at its end. */
  homes: readonly string[];
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** Old paths and the pages that took their place. Those whose page is not built are left out. */
  redirects: readonly { from: string; to: string }[];
}

/** Folder of files whose name carries a hash of their content. The site has one below its base path, and one for each other language. */
export const HASHED_FOLDER = 'assets/';
/** Whether a file of a build lies in such a folder. */
export const isHashed = (file: string): boolean => new RegExp(`^(?:[\\w-]+/)?${HASHED_FOLDER}`).test(file);

/** Values of `Cache-Control`: a hashed file never changes; all else may change with every deployment, so it is asked for again (ETag). */
export const CACHE = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** Media types by the end of a file's name. Text is sent as UTF-8. */
export const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Whether files of a media type hold text: they are compressed, and carry a charset. */
export const isText = (type: string) => /^text\/|[/+](?:javascript|json|xml)$/.test(type);

/**
 * Matches an `Accept` header that asks for Markdown: it names `text/markdown`, not with a weight of zero, and no HTML before it.
 * Browsers never name it.
 */
export const ACCEPTS_MARKDOWN = String.raw`^(?:(?!text/html).)*text/markdown(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;

/** Files for static hosts, which are not there for readers. */
export const HOST_FILES = ['_headers', '_redirects'];

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** One year. Neither other hosts of the domain nor the preload list of browsers are this site's to decide on. */
const HSTS = 'max-age=31536000';

/** What the rules have to know of the settings of a deployment. */
export interface Site {
  siteUrl: string;
  baseUrl: string;
  allowed: Allowed;
}

/** The rules for a built site. */
export function hostingRules({ siteUrl, baseUrl, allowed }: Site, { files, hashes }: Build): HostingRules {
  // A page that only leads to another is such a file, too.
  const isHome = (file: string) =>
    /^[\w-]+\/index\.html$/.test(file) && !REDIRECTS.some(({ from }) => file === `${from.slice(1)}/index.html`);
  const languages = [...files].filter(isHome).map((file) => file.slice(0, -'index.html'.length));
  return {
    baseUrl,
    homes: languages.map((language) => baseUrl + language),
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(hashes, allowed),
      ...HEADERS,
      ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': HSTS }),
    },
    // The Markdown of a page moves with it.
    redirects: ['', ...languages].flatMap((language) =>
      REDIRECTS.flatMap(({ from, to }) =>
        [
          { file: '.html', end: '' },
          { file: '.md', end: '.md' },
        ]
          .filter(({ file }) => files.has(language + to.slice(1) + file))
          .map(({ end }) => ({
            from: baseUrl + language + from.slice(1) + end,
            to: baseUrl + language + to.slice(1) + end,
          })),
      ),
    ),
  };
}

/** The not-found page for a path: that of its language. */
export const notFoundFor = ({ baseUrl, homes }: Pick<HostingRules, 'baseUrl' | 'homes'>, path: string): string =>
  `${homes.find((home) => path.startsWith(home)) ?? baseUrl}404.html`.slice(baseUrl.length);

/** Slashes in a row. Servers take them for one, and the router of the site does not: it would show the not-found page. */
export const DOUBLED_SLASH = '^[^?]*//';
/** A path with one slash in their place, if a redirect can name it: see `cleanPaths`. */
export const SINGLE_SLASHES = String.raw`^(/[\w./-]*)$`;

/** Ways to write the address of a page, and the one that it has (R-ROUTE-1): regular expressions, and what takes the place of a match. */
export function cleanPaths({
  baseUrl,
  homes,
}: Pick<HostingRules, 'baseUrl' | 'homes'>): readonly { pattern: string; to: string }[] {
  const base = baseUrl.slice(0, -1).replaceAll('.', '\\.');
  // Plain characters only: browsers take "/\host" for another host.
  const page = String.raw`(${base}/[\w./-]+)`;
  return [
    ...(base ? [{ pattern: `^${base}$`, to: baseUrl }] : []),
    { pattern: String.raw`^${base}/index(?:\.html)?$`, to: baseUrl },
    ...homes.map((home) => ({
      pattern: String.raw`^${home.slice(0, -1).replaceAll('.', '\\.')}(?:/index)?(?:\.html)?$`,
      to: home,
    })),
    { pattern: String.raw`^${page}/index(?:\.html)?$`, to: '$1' },
    { pattern: String.raw`^${page}\.html$`, to: '$1' },
    { pattern: `^${page}/$`, to: '$1' },
  ];
}
