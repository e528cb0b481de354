import { type RouteObject, type ServerBuild, generatePath, matchRoutes } from 'react-router';

interface Handle {
  recherche?: string[];
  /** The page depends on the caller, and a form may request it. */
  parAppelant?: true;
}

/** The part of an address that decides what a page shows. */
export interface Address {
  /** Equal for addresses that show the same. */
  url: string;
  /** The loader decides whether this path value exists; `none`: the address if not. */
  maybe?: { load: (context: unknown) => Promise<unknown>; none: string };
  /** The query has endless values: caching them is useless. */
  recherche: boolean;
  /** False where an id in the path is not purely digits: the page then answers 404. */
  found: boolean;
  parAppelant: boolean;
}

type Route = NonNullable<ServerBuild['routes'][string]>;
type Branch = RouteObject & { module: Route['module'] };
type Params = Record<string, string | undefined>;

/** Replaces a path value that the server never reads. */
const anyOf = (name: string) => (isId(name) ? '0' : '-');

/** Names of web/routes.ts: `:acces_id` and `:numero` are numbers, others are text. */
const isId = (name: string) => name.endsWith('_id') || name === 'numero';

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
