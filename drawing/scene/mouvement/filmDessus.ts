import { TEMPS } from '../temps.ts';
import { el, rect, texte } from '../../svg.ts';
import { cadreAutour } from '../plan/cadre.ts';
import { overlap, rad, repere, surLigne, tour, type Cadre } from '../plan/geometrie.ts';
import type { Plan, Vu } from '../plan/plan.ts';
import { faisceaux } from '../dessus/ambiance.ts';
import { compose } from '../dessus/composition.ts';
import { contient, corpsOf, drawEtiquettes } from '../dessus/etiquettesDuDessus.ts';
import { drawFleches } from '../dessus/flechesDuDessus.ts';
import { drawDessus, type Troupe } from '../dessus/index.ts';
import { unites } from '../dessus/traces.ts';
import { ombres, usager } from '../dessus/usagersDuDessus.ts';
import { dansLeCadre, instantsOf, type Ici } from './deplacements.ts';
import type { Piste, Pose } from '../../../regles/film.ts';
import { poseOf } from './pose.ts';
import { lampesA, nomDe, type Lampes } from './lampesDuFilm.ts';
import { AVANCE, type Acteur, type Tournage } from './tournage.ts';

const BLEU = '#0B4EA2';
/** In milliseconds, from the owner's start. */
const FONDU = 250;
const EN_AVANT = 500;

const depuis = ({ x, y, cap }: Vu): string =>
  `translate(${unites(x)} ${unites(y)}) rotate(${Math.round(cap * 10) / 10})`;

const groupe = (e: string, svg: string, plus: Record<string, string> = {}): string =>
  el('g', { 'data-e': e, ...plus }, svg);

const apparencesOf = ({ vu, allumages }: Acteur): Map<string, Lampes> => {
  const debout = { clignotant: vu.clignotant, freine: vu.freine };
  return new Map([debout, ...allumages].map((lampes) => [nomDe(lampes), lampes]));
};

/** Centred, heading north: the group's transform places it. */
function corps(acteur: Acteur, i: number, nuit: boolean): string {
  const { vu } = acteur;
  const [sin, cos] = [Math.sin(rad(vu.cap)), Math.cos(rad(vu.cap))];
  // Shadows must fall like all others.
  const ombre = { x: 0.15 * cos + 0.22 * sin - 0.15, y: 0.22 * cos - 0.15 * sin - 0.22 };
  const { clignotant: _, ...lui } = { ...vu, x: 0, y: 0, cap: 0 };
  const apparences = [...apparencesOf(acteur)].map(([nom, { clignotant, freine }], rang) =>
    groupe(
      `s${i}-${nom}`,
      usager({ ...lui, freine, ...(clignotant && { clignotant }) }),
      rang > 0 ? { opacity: '0' } : {},
    ),
  );
  return (
    (nuit ? faisceaux([lui]) : '') + ombres([{ ...vu, ...ombre, cap: 0 }]) + apparences.join('')
  );
}

const poses = (acteur: Acteur): { t: number; ici: Ici }[] => {
  let cap = acteur.vu.cap;
  return instantsOf(acteur.deplacement).map((t) => {
    const ici = acteur.deplacement.at(t);
    // Unwraps headings, so that nobody spins.
    cap += tour(ici.cap - cap + 180) - 180;
    return { t: t / acteur.deplacement.duree, ici: { ...ici, cap } };
  });
};

function cadreNumero(plan: Plan, vu: Vu, pris: Cadre[], cote: number): Cadre {
  const [long, large] = vu.taille;
  const pose = repere([vu.x, vu.y], vu.cap);
  const centre = ([x, y]: readonly [number, number]): Cadre => [
    x - cote / 2,
    y - cote / 2,
    cote,
    cote,
  ];
  const [av, dr] = [(long + cote) / 2 + 0.2, (large + cote) / 2 + 0.2];
  const essais =
    large > 2.1
      ? [pose(long * 0.27), pose(long * 0.4), pose(-long * 0.3), pose(-av)]
      : [pose(0, dr), pose(0, -dr), pose(-av), pose(av), pose(-av, dr), pose(-av, -dr)];
  const libre = (c: Cadre) => contient(plan.cadre, c, 0.1) && !pris.some((p) => overlap(p, c));
  return essais.map(centre).find(libre) ?? centre(essais[0]!);
}

const drawNumero = ([x, y, cote]: Cadre, numero: number): string =>
  rect(unites(x), unites(y), unites(cote), unites(cote), BLEU, {
    rx: unites(cote * 0.22),
    stroke: '#fff',
    'stroke-width': 3,
  }) +
  texte(`${numero}`, unites(x + cote / 2), unites(y + cote * 0.79), unites(cote * 0.82), '#fff');

export function filmDessus(
  plan: Plan,
  titre: string,
  { etapes, acteurs }: Tournage,
): { svg: string; pistes: Piste[][]; corps: Map<string, Vu> } {
  const rangs = new Map(acteurs.map((acteur, i) => [acteur.vu, i]));
  const { etiquettes } = compose(plan);
  const taille = corpsOf(plan) * 1.5;
  const pris: Cadre[] = [
    ...etiquettes.map((e) => e.cadre),
    ...plan.objets.filter((o) => o.genre === 'poteau').map((o) => cadreAutour(o)),
  ];
  const numeros = acteurs.map(({ vu, etape }, i) => {
    const autres = acteurs.filter((a) => a.vu !== vu).map((a) => cadreAutour(a.vu));
    const cadre = cadreNumero(plan, vu, [...pris, ...autres], taille);
    pris.push(cadre);
    return groupe(`n${i}`, drawNumero(cadre, etapes[etape]!.numero!), { 'data-numero': '' });
  });
  const troupe: Troupe = {
    restent: (vus) => vus.filter((vu) => !rangs.has(vu)),
    usagers: (vus) => {
      const fixes = vus.filter((vu) => !rangs.has(vu));
      return (
        ombres(fixes) +
        fixes.map(usager).join('') +
        acteurs
          .map((acteur, i) =>
            groupe(`a${i}`, corps(acteur, i, TEMPS[plan.temps].sombre), {
              transform: depuis(acteur.vu),
            }),
          )
          .join('')
      );
    },
    fleches: (fleches) =>
      fleches
        .map((fleche) => {
          const i = acteurs.findIndex((a) => a.vu.usager === fleche.usager);
          const svg = drawFleches([fleche]);
          return i < 0 ? svg : groupe(`f${i}`, svg);
        })
        .join(''),
    etiquettes: (liste, hauteur) =>
      liste
        .map((etiquette) => {
          const i = rangs.get(etiquette.vu);
          const svg = drawEtiquettes([etiquette], hauteur);
          return i === undefined ? svg : groupe(`l${i}`, svg);
        })
        .join('') + numeros.join(''),
  };
  const svg = drawDessus(plan, titre, troupe);
  return {
    svg,
    pistes: etapes.map((_, i) => pistesOf(plan, etapes[i]!.avancent, acteurs, i)),
    corps: new Map(acteurs.map(({ vu }, i) => [`a${i}`, vu])),
  };
}

function pistesOf(plan: Plan, avancent: unknown[], acteurs: Acteur[], etape: number): Piste[] {
  return acteurs.flatMap((acteur, i) => {
    if (acteur.etape === etape) return passage(plan, acteur, i);
    return avancent.includes(acteur.vu.usager) ? enAvant(acteur, i) : [];
  });
}

function passage(plan: Plan, acteur: Acteur, i: number): Piste[] {
  const { vu, apres, duree } = acteur;
  const toutes = poses(acteur);
  const parti = !dansLeCadre(plan, toutes.at(-1)!.ici, vu);
  const avec = toutes.map(({ t, ici }): Pose =>
    poseOf(t, unites(ici.x - vu.x), unites(ici.y - vu.y), parti && t === 1 ? { opacite: 0 } : {}),
  );
  return [
    {
      e: `a${i}`,
      apres,
      duree,
      images: toutes.map(({ t, ici }): Pose =>
        poseOf(t, unites(ici.x), unites(ici.y), { cap: ici.cap }),
      ),
    },
    ...pistesLampes(acteur, i),
    { e: `l${i}`, apres, duree, images: avec },
    { e: `n${i}`, apres, duree, images: avec },
    {
      e: `f${i}`,
      apres,
      duree: FONDU,
      images: [poseOf(0, 0, 0), poseOf(1, 0, 0, { opacite: 0 })],
    },
  ];
}

function pistesLampes(acteur: Acteur, i: number): Piste[] {
  const { allumages, deplacement, apres, duree } = acteur;
  const noms = [...apparencesOf(acteur).keys()];
  if (noms.length === 1) return [];
  const instants = instantsOf(deplacement).map((t) => ({
    part: t / deplacement.duree,
    nom: nomDe(lampesA(allumages, deplacement.parcouru(t))),
  }));
  return noms.map((nom) => {
    const montre = (celui: string) => ({ opacite: celui === nom ? 1 : 0 });
    const images = instants.flatMap(({ part, nom: celui }, n): Pose[] => {
      const avant = instants[n - 1]?.nom;
      if (avant === celui && n < instants.length - 1) return [];
      return [
        ...(avant !== undefined && avant !== celui ? [poseOf(part, 0, 0, montre(avant))] : []),
        poseOf(part, 0, 0, montre(celui)),
      ];
    });
    return { e: `s${i}-${nom}`, apres, duree, images };
  });
}

function enAvant({ vu, trajet: { points, ici } }: Acteur, i: number): Piste[] {
  const [x, y] = surLigne(points, ici + AVANCE).point;
  const glisse = [poseOf(0, 0, 0), poseOf(1, unites(x - vu.x), unites(y - vu.y))];
  const { cap } = vu;
  return [
    {
      e: `a${i}`,
      apres: 0,
      duree: EN_AVANT,
      images: [
        poseOf(0, unites(vu.x), unites(vu.y), { cap }),
        poseOf(1, unites(x), unites(y), { cap }),
      ],
    },
    { e: `l${i}`, apres: 0, duree: EN_AVANT, images: glisse },
  ];
}
