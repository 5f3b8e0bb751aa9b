interface Options {
  /** Whether the path has to match as a whole, and not only at its beginning. */
  end?: boolean;
  /** Whether a slash at the end counts. */
  strict?: boolean;
}

/** What stands for something else in the path of a route. */
export const PARAMETER = /[:*?+(]/;
/** A slash at the end that does not count. */
const SLASH = '(?:\\/(?=$))?';

/**
 * In place of the library path-to-regexp in the browser (`plugins/lean-client`). The router asks it for the paths of this site's routes,
 * which are plain ones, and `*`. It makes of these what the library makes (https://github.com/pillarjs/path-to-regexp/blob/v1.9.0/index.js)
 * where case counts. The router does not ask for that, but servers do not find a page under another case, so it must not appear there.
 *
 * @throws for paths with parameters, which no route of this site has
 */
export default function pathToRegexp(path: string, _keys: unknown, options: Options = {}): RegExp {
  const { end = true, strict = false } = options;
  if (path !== '*' && PARAMETER.test(path))
    throw new Error(`The route ${path} has parameters, which are not supported.`);
  const plain = path === '*' ? '(.*)' : path.replace(/[.=^!${}()[\]|/\\]/g, '\\$&');
  const open = strict && path.endsWith('/') ? '' : '(?=\\/|$)';
  const source = strict ? plain : plain.replace(/\\\/$/, '') + SLASH;
  return new RegExp(`^${source}${end ? '$' : open}`);
}

/** For addresses made from parameters, of which this site has none. */
pathToRegexp.compile = (path: string): never => {
  throw new Error(`The route ${path} has parameters, which are not supported.`);
};
