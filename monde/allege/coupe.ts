/** As a parser of JavaScript gives it. */
export interface Noeud {
  type: string;
  start: number;
  end: number;
}

/** A node's fields, by what they are used for here. */
interface NoeudLu extends Noeud {
  computed?: boolean;
  name?: string;
  value?: unknown;
  key?: NoeudLu;
  property?: NoeudLu;
  object?: NoeudLu;
  expression?: NoeudLu;
  left?: NoeudLu;
  right?: NoeudLu;
  callee?: NoeudLu;
  id?: NoeudLu;
  body?: NoeudLu;
}

type Remplace = [debut: number, fin: number, par: string];
type Parse = (code: string) => Noeud;

/** From what holds to what is held. */
function walk(noeud: unknown, visit: (noeud: NoeudLu) => void): void {
  if (typeof noeud !== 'object' || noeud === null) return;
  if (Array.isArray(noeud)) {
    for (const un of noeud) walk(un, visit);
    return;
  }
  if ('type' in noeud) visit(noeud as NoeudLu);
  for (const valeur of Object.values(noeud)) walk(valeur, visit);
}

function replaceAll(code: string, remplaces: Remplace[]): string {
  const morceaux: string[] = [];
  let fait = 0;
  for (const [debut, fin, par] of remplaces.toSorted(([a], [b]) => a - b)) {
    // Inside one that is gone.
    if (debut < fait) continue;
    morceaux.push(code.slice(fait, debut), par);
    fait = fin;
  }
  return [...morceaux, code.slice(fait)].join('');
}

/** A method's name, be it of a class or given to `this`. */
function methodeOf(noeud: NoeudLu): string | undefined {
  const { type, computed, key, expression } = noeud;
  if (type === 'MethodDefinition') return computed ? undefined : key!.name;
  if (type !== 'ExpressionStatement' || expression?.type !== 'AssignmentExpression') return;
  const { left, right } = expression;
  if (!/^(Arrow)?FunctionExpression$/.test(right!.type) || left!.type !== 'MemberExpression')
    return;
  return left!.object!.type === 'ThisExpression' && !left!.computed
    ? left!.property!.name
    : undefined;
}

/** `methodes` are cut, calls of `appels` too, and `fonctions` do what they are given. */
export function cutNommees(
  code: string,
  parse: Parse,
  {
    methodes,
    appels,
    fonctions,
  }: {
    methodes: ReadonlySet<string>;
    appels: ReadonlySet<string>;
    fonctions: Readonly<Record<string, string>>;
  },
): string {
  const remplaces: Remplace[] = [];
  walk(parse(code), (noeud) => {
    const { type, start, end, expression, id, body } = noeud;
    const coupee = type === 'MethodDefinition' && methodes.has(methodeOf(noeud) ?? '');
    if (coupee) remplaces.push([start, end, '']);
    const fait = type === 'FunctionDeclaration' ? fonctions[id!.name!] : undefined;
    if (fait !== undefined) remplaces.push([body!.start, body!.end, `{ ${fait} }`]);
    const appel = type === 'ExpressionStatement' && expression!.type === 'CallExpression';
    if (appel && appels.has(expression!.callee!.name ?? '')) remplaces.push([start, end, ';']);
  });
  return replaceAll(code, remplaces);
}

interface Methode {
  nom: string;
  debut: number;
  fin: number;
}

/** Its methods, and each name by which one could be called. */
function readMethodes(code: string, parse: Parse): { methodes: Methode[]; dits: Set<string> } {
  const methodes: Methode[] = [];
  const dits = new Set<string>();
  const donnes = new Set<NoeudLu>();
  walk(parse(code), (noeud) => {
    const { type, computed, property, key, value, start: debut, end: fin } = noeud;
    const nom = methodeOf(noeud);
    if (nom !== undefined && nom !== 'constructor') methodes.push({ nom, debut, fin });
    if (nom !== undefined && noeud.expression) donnes.add(noeud.expression.left!);
    if (type === 'MemberExpression' && !computed && !donnes.has(noeud)) dits.add(property!.name!);
    if (type === 'Property' && !computed && key!.name) dits.add(key!.name);
    if (type === 'Literal' && typeof value === 'string') dits.add(value);
  });
  return { methodes, dits };
}

export const nomsDits = (code: string, parse: Parse): Set<string> => readMethodes(code, parse).dits;

/** Without methods that nobody names, until each that is left has a name said. */
export function cutInutiles(code: string, parse: Parse, ditsAilleurs: ReadonlySet<string>): string {
  const { methodes, dits } = readMethodes(code, parse);
  const inutiles = methodes.filter(({ nom }) => !dits.has(nom) && !ditsAilleurs.has(nom));
  if (inutiles.length === 0) return code;
  const reste = replaceAll(
    code,
    inutiles.map(({ debut, fin }) => [debut, fin, '']),
  );
  return cutInutiles(reste, parse, ditsAilleurs);
}
