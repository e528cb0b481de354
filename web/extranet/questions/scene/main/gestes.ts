import type { CheminDesMots, Retouche } from '../../../../../drawing/retouche.ts';
import type { Carte, Poignee } from '../../../../../drawing/scene/poignees.ts';
import {
  type Direction,
  directions,
  isAPied,
  lignes,
} from '../../../../../drawing/scene/vocabulaire.ts';

/** A scene as somebody wrote it: any word may be missing, or be another. */
export type MotsDeScene = Record<string, unknown>;
export type MotsDeChose = Record<string, unknown>;

const SCENE = ['image', 'scene'];
export const dansLaScene = (chemin: CheminDesMots): CheminDesMots => [...SCENE, ...chemin];

export const listeDe = (scene: MotsDeScene, cle: string): MotsDeChose[] =>
  Array.isArray(scene[cle]) ? (scene[cle] as MotsDeChose[]) : [];

export const branchesDe = (scene: MotsDeScene): Partial<Record<Direction, MotsDeChose>> =>
  scene.branches ?? {};

export const isACroix = ({ lieu }: MotsDeScene): boolean =>
  lieu === 'carrefour' || lieu === 'rond-point';

export function choseAt(mots: unknown, chemin: CheminDesMots): unknown {
  return chemin.reduce<unknown>(
    (ici, mot) => (ici as Record<string | number, unknown> | undefined)?.[mot],
    mots,
  );
}

const at = (d: Direction) => directions.indexOf(d);
const tourne = (d: Direction, pas: number): Direction => directions[(at(d) + pas + 16) % 8]!;

/** Somebody new stands where nobody does yet. */
export function ajouteQui(scene: MotsDeScene, carte: Carte | null, qui: string): Retouche {
  const usagers = listeDe(scene, 'usagers');
  const mots = isACroix(scene)
    ? auCarrefour(scene, usagers, qui)
    : surLaRoute(scene, usagers, qui, carte);
  return ajoute(scene, 'usagers', { qui, ...mots });
}

export function ajoute(scene: MotsDeScene, cle: string, valeur: MotsDeChose): Retouche {
  const rang = listeDe(scene, cle).length;
  return rang === 0
    ? { chemin: dansLaScene([cle]), valeur: [valeur] }
    : { chemin: dansLaScene([cle, rang]), valeur };
}

function auCarrefour(scene: MotsDeScene, usagers: MotsDeChose[], qui: string): MotsDeChose {
  const branches = branchesDe(scene);
  const siennes = directions.filter((d) => branches[d]);
  if (isAPied(qui)) {
    const libres = siennes.flatMap((traverse) =>
      ['droite', 'gauche']
        .filter((côté) => !usagers.some((u) => u.traverse === traverse && u.côté === côté))
        .map((côté) => ({ traverse, côté, état: 'attend' })),
    );
    const passe = libres.find(({ traverse }) => branches[traverse]!.passage !== undefined);
    return passe ?? libres[0] ?? { traverse: siennes[0] ?? 'sud' };
  }
  const ordre = (['sud', 'est', 'ouest', 'nord', ...siennes] as const).filter((d) =>
    siennes.includes(d),
  );
  const arrivent = ordre.filter((d) => branches[d]!.sens !== 'sortant');
  const seul = usagers.some(({ moi }) => moi === 'oui') || usagers.length > 0;
  const de = arrivent.find((d) => !usagers.some((u) => u.de === d)) ?? arrivent[0] ?? siennes[0];
  const rang = usagers.filter((u) => u.de === de).length + 1;
  const vers = [tourne(de ?? 'sud', 4), ...siennes].find((d) => siennes.includes(d) && d !== de);
  return {
    ...(!seul && qui === 'voiture' && { moi: 'oui' }),
    ...(de && { de }),
    ...(vers && { vers }),
    ...(rang > 1 && { rang }),
  };
}

export const surfacesDe = (scene: MotsDeScene): string[] =>
  (Array.isArray(scene.profil) ? scene.profil : []).filter(
    (mot): mot is string => typeof mot === 'string' && !isMotDeLigne(mot),
  );
export const isMotDeLigne = (mot: string): boolean => (lignes as readonly string[]).includes(mot);

/** In units of the picture, from one's front to the next: a lorry and a gap. */
const UNITES_LIBRES = 200;

function surLaRoute(
  scene: MotsDeScene,
  usagers: MotsDeChose[],
  qui: string,
  carte: Carte | null,
): MotsDeChose {
  const surfaces = surfacesDe(scene);
  const voulues = isAPied(qui)
    ? [/^trottoir/, /^accotement/, /^herbe/]
    : [/^monte$/, /^(entrée|sortie)$/, /^descend$/, /monte/, /descend/];
  const voies = voulues
    .flatMap((voulue) =>
      surfaces.map((mot, i) => [mot, i + 1] as const).filter(([mot]) => voulue.test(mot)),
    )
    .map(([, voie]) => voie);
  const points = carte?.voies[0]?.points ?? [];
  const longueur = points.at(-1)?.[2] ?? 40;
  // A road is drawn shortened, and whoever is on it is not.
  const hauteur = Math.abs((points.at(-1)?.[1] ?? 0) - (points[0]?.[1] ?? 0));
  const pas = hauteur > 0 ? Math.ceil((UNITES_LIBRES * longueur) / hauteur) : longueur;
  for (const voie of voies)
    for (let a = Math.max(10, Math.ceil(longueur / 4)); a < longueur; a += 1) {
      const libre = usagers.every(
        (u) => Math.abs(Number(u.voie) - voie) >= 1 || Math.abs(Number(u.a) - a) >= pas,
      );
      if (!libre) continue;
      const moi = usagers.length === 0 && qui === 'voiture';
      return {
        ...(moi && { moi: 'oui' }),
        voie,
        a,
        ...(isAPied(qui) && { fait: 'attend' }),
      };
    }
  return { voie: voies[0] ?? 1, a: 10 };
}

/** Takes out a thing, and all that was said of it elsewhere. */
export function retire(scene: MotsDeScene, chemin: CheminDesMots): Retouche[] {
  const [quoi, laquelle] = chemin;
  if (quoi !== 'branches') return [{ chemin: dansLaScene(chemin) }];
  const partis = listeDe(scene, 'usagers').flatMap((usager, i): Retouche[] => {
    const ici = dansLaScene(['usagers', i]);
    const autre = [usager.de, usager.traverse, usager.anneau].includes(laquelle);
    if (autre || (usager.vers === laquelle && !usager.de && !usager.anneau))
      return [{ chemin: ici }];
    return usager.vers === laquelle ? [{ chemin: [...ici, 'vers'] }] : [];
  });
  return [...partis.toReversed(), { chemin: dansLaScene(chemin) }];
}

export function change(chemin: CheminDesMots, mots: MotsDeChose): Retouche[] {
  return Object.entries(mots).map(([cle, valeur]) => ({
    chemin: dansLaScene([...chemin, cle]),
    ...(valeur !== undefined && valeur !== null && { valeur }),
  }));
}

/** At a junction one turns towards the next exit, along a road by a quarter; a branch by an eighth. */
export function tourneChose(
  scene: MotsDeScene,
  { chemin, genre }: Pick<Poignee, 'chemin' | 'genre'>,
  pas: 1 | -1,
): Retouche[] {
  const mots = (choseAt(scene, chemin) ?? {}) as MotsDeChose;
  if (genre === 'agent')
    return change(chemin, { regarde: tourne(mots.regarde as Direction, 2 * pas) });
  if (chemin[0] === 'branches') {
    const ici = chemin[1] as Direction;
    const branches = branchesDe(scene);
    const la = directions
      .map((_, i) => tourne(ici, pas * (i + 1)))
      .find((direction) => !branches[direction]);
    return la ? deplaceBranche(scene, ici, la) : [];
  }
  if (genre === 'poteau')
    return change(chemin, { sens: mots.sens === 'descend' ? undefined : 'descend' });
  if (genre !== 'usager') return [];
  if (!isACroix(scene)) {
    const caps = ['monte', 'vers la droite', 'descend', 'vers la gauche'];
    const surface = surfacesDe(scene)[Math.round(Number(mots.voie)) - 1] ?? '';
    const cap = caps.indexOf(
      (mots.sens as string) ?? (/descend/.test(surface) ? 'descend' : 'monte'),
    );
    return change(chemin, { sens: caps[(cap + pas + 4) % 4] });
  }
  if (mots.traverse) return change(chemin, { côté: mots.côté === 'gauche' ? 'droite' : 'gauche' });
  const branches = branchesDe(scene);
  const de = (mots.de ?? mots.anneau) as Direction | undefined;
  const depart = (mots.vers ?? de ?? 'nord') as Direction;
  const vers = directions
    .map((_, i) => tourne(depart, pas * (i + 1)))
    .find((d) => branches[d] && d !== de && branches[d].sens !== 'entrant');
  return vers ? change(chemin, { vers }) : [];
}

/** Whoever comes from it or goes there follows it. */
export function deplaceBranche(scene: MotsDeScene, ici: Direction, la: Direction): Retouche[] {
  const branches = branchesDe(scene);
  if (ici === la || branches[la]) return [];
  const suivent = listeDe(scene, 'usagers').flatMap((usager, i) =>
    (['de', 'vers', 'traverse', 'anneau'] as const)
      .filter((cle) => usager[cle] === ici)
      .map((cle) => ({ chemin: dansLaScene(['usagers', i, cle]), valeur: la })),
  );
  const autres = Object.fromEntries(
    Object.entries(branches).map(([nom, mots]) => [nom === ici ? la : nom, mots]),
  );
  return [{ chemin: dansLaScene(['branches']), valeur: autres }, ...suivent];
}

/** A lane comes or goes: whatever is beyond it keeps its lane. */
export function decaleVoies(scene: MotsDeScene, rang: number, de: 1 | -1): Retouche[] {
  return ['usagers', 'éléments', 'poteaux', 'cotes'].flatMap((cle) =>
    listeDe(scene, cle).flatMap((chose, i): Retouche[] => {
      const voie = Number(chose.voie);
      if (!(voie >= rang + (de < 0 ? 1 : 0))) return [];
      return [{ chemin: dansLaScene([cle, i, 'voie']), valeur: voie + de }];
    }),
  );
}

/** Where somebody is, in a line to read aloud. */
export function ouEst(scene: MotsDeScene, chemin: CheminDesMots): string {
  const mots = (choseAt(scene, chemin) ?? {}) as Record<string, unknown>;
  if (chemin[0] === 'branches') return '';
  if (isACroix(scene))
    return [
      mots.traverse && `traverse la branche ${mots.traverse as string}`,
      mots.de && `vient de\u00a0: ${mots.de as string}`,
      mots.anneau && `dans l’anneau, avant\u00a0: ${mots.anneau as string}`,
      mots.vers && `va vers\u00a0: ${mots.vers as string}`,
      mots.rang && `rang ${mots.rang as number}`,
    ]
      .filter(Boolean)
      .join(', ');
  return [
    mots.voie !== undefined && `voie ${mots.voie as number}`,
    mots.a !== undefined && `à ${mots.a as number} m`,
  ]
    .filter(Boolean)
    .join(', ');
}
