import type { Coupe } from './coupe.ts';
import { VOIES, hasBandes, isDeVoie, isPavee } from '../../branche.ts';
import { profondeur } from './emprise.ts';
import type { Anneau, Mesures } from '../../mesures.ts';
import { arc, boite } from '../geometrie.ts';
import { passages } from './marques.ts';
import { pleine, surface, tirets, triangles } from '../marques.ts';
import { codes } from '../signauxOf.ts';
import type { Point, Surface } from '../plan.ts';
import type { Carrefour } from '../../scene.ts';

export const anneauOf = (cs: Coupe[], { anneaux: [une, deux] }: Mesures): Anneau =>
  cs.some((c) => c.branche.bandes > 1) ? deux : une;

const disque = (r: number): Point[] => arc([0, 0], r, 0, 345, 23);

function bras(coupe: Coupe, bord: number, elargi: number): Point[] {
  const rayon = Math.max(0.3, coupe.mesures.evasement - elargi);
  const rayonAnneau = bord + elargi;
  const evase = (demi: number, signe: number): Point[] => {
    const ecart = demi + elargi + rayon;
    const recul = Math.sqrt(Math.max(1, (rayonAnneau + rayon) ** 2 - ecart ** 2));
    const debut = Math.atan2(-recul, ecart);
    return Array.from({ length: 6 }, (_, i) => {
      const angle = debut * (1 - i / 5);
      return coupe.ici(recul + rayon * Math.sin(angle), signe * (ecart - rayon * Math.cos(angle)));
    });
  };
  return [
    coupe.ici(bord * 0.6, 0),
    ...evase(coupe.droite, 1),
    coupe.ici(coupe.mesures.loin, coupe.droite + elargi),
    coupe.ici(coupe.mesures.loin, -coupe.gauche - elargi),
    ...evase(coupe.gauche, -1).toReversed(),
  ];
}

export function solOf(scene: Carrefour, cs: Coupe[], anneau: Anneau): Surface[] {
  const couche = (matiere: Surface['matiere'], elargi: number) => [
    ...cs
      .filter((c) => hasBandes(c.branche))
      .map((c) => surface(matiere, bras(c, anneau.bord, elargi))),
    surface(matiere, disque(anneau.bord + elargi)),
  ];
  const piste = cs.some((c) => c.branche.piste) ? 2.4 : 0;
  const chemins = cs
    .filter((c) => !hasBandes(c.branche))
    .map((coupe) =>
      surface(
        VOIES[coupe.branche.voie].matiere,
        boite(
          (x, d = 0) => coupe.ici(x, d),
          anneau.bord * 0.6,
          coupe.mesures.loin,
          -coupe.gauche,
          coupe.droite,
        ),
      ),
    );
  const sol = scene.agglomération
    ? [...couche('trottoir', 2.2 + piste), ...couche('bordure', 0.22)]
    : couche('terre', 0.5);
  if (piste)
    sol.push(
      surface('piste', disque(anneau.bord + 2.4), disque(anneau.bord + 0.8)),
      ...cs
        .filter((c) => c.branche.piste)
        .flatMap((coupe) =>
          [coupe.pisteDroite, -coupe.pisteGauche].map((droite) =>
            surface(
              'piste',
              pleine(
                [coupe.ici(anneau.bord + 1, droite), coupe.ici(coupe.mesures.loin, droite)],
                1.6,
              ),
            ),
          ),
        ),
      surface('blanc'),
    );
  sol.push(...chemins, ...couche('asphalte', 0));
  for (const coupe of cs) {
    const repere = (s: number, v = 0) => coupe.ici(s, v);
    if (isPavee(coupe.branche))
      sol.push(
        surface(
          'pavés',
          boite(
            repere,
            anneau.bord + coupe.mesures.evasement,
            coupe.mesures.loin,
            -coupe.gauche,
            coupe.droite,
          ),
        ),
      );
    if (isDeVoie(coupe.branche, 'trottoir'))
      for (const [matiere, elargi] of [
        ['bordure', 0],
        ['trottoir', 0.2],
      ] as const)
        sol.push(
          surface(
            matiere,
            boite(
              repere,
              anneau.bord + elargi,
              anneau.bord + 2.9 - elargi,
              -coupe.gauche - 2.5,
              coupe.droite + 2.5,
            ),
          ),
        );
  }
  sol.push(
    surface('bordure', disque(anneau.ilot)),
    surface('pavés', disque(anneau.ilot - 0.22)),
    surface('herbe', disque(anneau.ilot - 1.1)),
  );
  const blanc: Point[][] = [];
  if (anneau.bandes > 1)
    blanc.push(
      ...tirets([...disque(anneau.ilot + 3.35), [0, -anneau.ilot - 3.35]], 0.18, 1.5, 1.5),
    );
  for (const coupe of cs) {
    const repere = (s: number, v = 0) => coupe.ici(s, v);
    const i = coupe.milieu;
    if (coupe.branche.sens === 'double' && i > 0) {
      sol.push(
        surface('bordure', [
          repere(anneau.bord + 0.3, -i),
          repere(anneau.bord + 0.3, i),
          repere(anneau.bord + 6, 0.12),
          repere(anneau.bord + 6, -0.12),
        ]),
      );
      blanc.push(...tirets([repere(anneau.bord + 6.2), repere(coupe.mesures.loin)], 0.2, 1.6, 1.4));
    }
    for (let bande = 1; bande < coupe.branche.bandes; bande += 1) {
      const droite = (coupe.entree(bande) + coupe.entree(bande + 1)) / 2;
      blanc.push(
        ...tirets(
          [repere(anneau.bord + 1, droite), repere(coupe.mesures.loin, droite)],
          0.18,
          1.5,
          1.5,
        ),
      );
      if (coupe.sorties > bande)
        blanc.push(
          ...tirets(
            [
              repere(anneau.bord + 1, coupe.sortie(bande) - 1.7),
              repere(coupe.mesures.loin, coupe.sortie(bande) - 1.7),
            ],
            0.18,
            1.5,
            1.5,
          ),
        );
    }
    if (scene.signalé !== false && coupe.branche.sens !== 'sortant' && hasBandes(coupe.branche))
      blanc.push(
        // Markings match the sign: B1 by default.
        ...(codes(coupe.branche.panneau).includes('B5')
          ? [boite(repere, anneau.bord + 0.3, anneau.bord + 0.8, i + 0.15, coupe.droite - 0.15)]
          : triangles((x, d = 0) => repere(anneau.bord + 0.15 + x, d), 0, i + 0.1, coupe.droite)),
      );
    if (coupe.passage !== undefined) {
      const passage = coupe.passage;
      sol.push(
        surface(
          'asphalte',
          boite(
            (x, d = 0) => repere(x, d),
            passage - 0.1,
            passage + profondeur(coupe),
            -coupe.gauche,
            coupe.droite,
          ),
        ),
      );
      blanc.push(...passages(coupe));
    }
  }
  return [...sol, surface('blanc', ...blanc)];
}
