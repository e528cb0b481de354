import { articleOf } from '../../../droit/articles.ts';

export interface Candidat {
  id: number;
  grave: 0 | 1;
  idArticleLois: string | null;
}

export interface Regles {
  nombre: number;
  graves: number | undefined;
  repartir: boolean;
}

/** An integer from 0 to n - 1. */
type Sort = (n: number) => number;

const paragrapheOf = ({ idArticleLois }: Candidat): string => idArticleLois ?? '';

/** Adds to `gardees`. The least used article, then paragraph, comes first. */
export function drawQuestions<C extends Candidat>(
  candidats: readonly C[],
  gardees: readonly C[],
  { nombre, graves, repartir }: Regles,
  sort: Sort,
): C[] {
  const used = new Map<string, number>();
  const addUse = (one: Candidat) => {
    const paragraphe = paragrapheOf(one);
    for (const key of [`art. ${articleOf(paragraphe)}`, `par. ${paragraphe}`])
      used.set(key, (used.get(key) ?? 0) + 1);
  };
  for (const gardee of gardees) addUse(gardee);

  const draw = (from: readonly C[], most: number): C[] => {
    const urnes = repartir ? urnesOf(from) : [{ article: '', paragraphe: '', left: [...from] }];
    const drawn: C[] = [];
    while (drawn.length < most) {
      const one = take(leastUsed(urnes, used, sort)?.left, sort);
      if (!one) break;
      addUse(one);
      drawn.push(one);
    }
    return drawn;
  };

  const room = Math.max(0, nombre - gardees.length);
  if (graves === undefined) return draw(candidats, room);
  const gravesGardees = gardees.filter(({ grave }) => grave === 1).length;
  const serious = Math.max(0, Math.min(room, graves - gravesGardees));
  const among = (grave: 0 | 1) => candidats.filter((one) => one.grave === grave);
  return [...draw(among(1), serious), ...draw(among(0), room - serious)];
}

interface Urne<C> {
  article: string;
  paragraphe: string;
  left: C[];
}

const urnesOf = <C extends Candidat>(from: readonly C[]): Urne<C>[] =>
  [...Map.groupBy(from, paragrapheOf)].map(([paragraphe, left]) => ({
    article: `art. ${articleOf(paragraphe)}`,
    paragraphe: `par. ${paragraphe}`,
    left,
  }));

function leastUsed<C>(urnes: Urne<C>[], used: Map<string, number>, sort: Sort) {
  let best: Urne<C>[] = [];
  let least = [Infinity, Infinity] as [number, number];
  for (const urne of urnes) {
    if (urne.left.length === 0) continue;
    const uses: [number, number] = [used.get(urne.article) ?? 0, used.get(urne.paragraphe) ?? 0];
    const order = uses[0] - least[0] || uses[1] - least[1];
    if (order < 0) [best, least] = [[urne], uses];
    else if (order === 0) best.push(urne);
  }
  return best.length === 0 ? undefined : best[sort(best.length)];
}

function take<C>(left: C[] | undefined, sort: Sort): C | undefined {
  if (!left || left.length === 0) return undefined;
  const at = sort(left.length);
  const one = left[at];
  const last = left.pop()!;
  if (at < left.length) left[at] = last;
  return one;
}
