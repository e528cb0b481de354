import { type RouteObject, type ServerBuild, generatePath, matchRoutes } from 'react-router';

/** What a route says of its query, in its `handle`: what its loader reads of it. */
interface Handle {
  recherche?: string[];
  /** What it shows is counted by who asks, and may be asked by a form: it is made for each. */
  parAppelant?: true;
}

/** What a page depends on of the address that was asked for, and nothing else of it. */
export interface Address {
  /** Path and query, the same for all that show the same. */
  url: string;
  /** Where a value out of the path is in the page: what says whether there is such a page, and where there is none. */
  maybe?: { load: (context: unknown) => Promise<unknown>; none: string };
  /** The query is in the page: any number of them, of which none is worth keeping. */
  recherche: boolean;
  /** False where an id in the path is not purely digits: the page then answers 404. */
  found: boolean;
  /** It is made for each who asks, and never kept. */
  parAppelant: boolean;
}

type Route = NonNullable<ServerBuild['routes'][string]>;
type Branch = RouteObject & { module: Route['module'] };
type Params = Record<string, string | undefined>;

/** Stands for a value that the server never reads, and names nothing. */
const anyOf = (name: string) => (isId(name) ? '0' : '-');

/** Parameters of web/routes.ts that are ids or places in a list. */
const isId = (name: string) => name.endsWith('_id') || name === 'numero';

/** Reads addresses by the routes of a build: `path` without host and query, as it came. */
export function addressesOf(build: ServerBuild) {
  const routes = branchesOf(build.routes, undefined);
  return (path: string, query: URLSearchParams): Address => {
    const data = path.endsWith('.data');
    const page = data ? path.replace(/(?:\/_)?\.data$/, '') || '/' : path;
    const matches = matchRoutes<Branch>(routes, page) ?? [];
    const kept = new URLSearchParams();
    for (const name of matches.flatMap(({ route }) => (route.handle as Handle)?.recherche ?? []))
      if (query.has(name)) kept.set(name, query.get(name)!);
    const recherche = kept.size > 0;
    // Which loaders a browser asks for; only those of this page can be.
    const wanted = data ? (query.get('_routes')?.split(',') ?? []) : [];
    const ids = matches.map(({ route }) => route.id!).filter((id) => wanted.includes(id));
    if (ids.length > 0) kept.set('_routes', ids.join(','));

    const pattern = `/${matches.map(({ route }) => route.path ?? '').join('/')}`;
    const params = matches.at(-1)?.params ?? {};
    const parAppelant =
      (recherche || Object.keys(params).length > 0) &&
      matches.some(({ route }) => (route.handle as Handle | undefined)?.parAppelant === true);
    const urlWith = (values: Params) => {
      const url = generatePath(pattern.replaceAll(/\/+/g, '/'), values);
      return (data ? dataOf(url) : url) + (kept.size > 0 ? `?${kept}` : '');
    };
    const none = urlWith(
      Object.fromEntries(Object.keys(params).map((name) => [name, anyOf(name)])),
    );
    const reader = matches.find(({ route }) => route.path?.includes(':') && route.module.loader);
    const load = reader && loadOf(reader.route, params);
    const found = Object.entries(params).every(
      ([name, value]) => !isId(name) || /^\d+$/.test(value ?? ''),
    );
    return load
      ? { url: urlWith(params), maybe: { load, none }, recherche, found, parAppelant }
      : { url: none, recherche, found, parAppelant };
  };
}

const loadOf =
  ({ module }: Branch, params: Params) =>
  async (context: unknown) =>
    (module.loader as (args: object) => Promise<unknown>)({ params, context });

const dataOf = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);

function branchesOf(routes: ServerBuild['routes'], parentId: string | undefined): Branch[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive, module } = route;
    const own = { id, path, caseSensitive, module, handle: module.handle };
    return [{ ...own, index: index as never, children: branchesOf(routes, id) }];
  });
}
