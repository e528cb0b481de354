import { join, montant, type Elements } from './elementsCommun.ts';
import { PORTE_DE_GARAGE, profondeurOf } from '../../dimensions.ts';
import { boite, courbe, type RepereLocal } from '../geometrie.ts';
import { carres, mailles, surface, triangles } from '../marques.ts';
import type { Point } from '../plan.ts';
import { isDeGenre, vaVersLeHaut } from '../../profil.ts';
import type { Element } from '../../scene.ts';
import type { Terrain } from './terrain.ts';

export function rue(terrain: Terrain, element: Element, cote: 1 | -1): Elements {
  const elements = join([]);
  const debut = terrain.enDessin(element.a);
  const largeur =
    element.nature === 'sentier' || element.nature === 'propriété' ? 3 : profondeurOf(element);
  const bord = cote > 0 ? terrain.profil.droite : -terrain.profil.gauche;
  const repere: RepereLocal = (av, d = 0) => terrain.pointAt(debut + d, cote * av);
  const loin = 24;
  const trottoirs = terrain.profil.voies.filter((v) => v.nom === 'trottoir');
  const trottoir = Math.max(0, ...trottoirs.map((v) => v.x1 - v.x0));
  const matiere =
    element.nature === undefined || element.nature === 'chaussée'
      ? 'asphalte'
      : element.nature === 'propriété'
        ? 'pavés'
        : 'terre';
  const ronds = (x: number): Point[] => [
    ...courbe(repere(bord + x, -2.6), repere(bord + x, 0), repere(bord + x + 2.6, 0), 5),
    repere(loin, 0),
    repere(loin, largeur),
    ...courbe(
      repere(bord + x + 2.6, largeur),
      repere(bord + x, largeur),
      repere(bord + x, largeur + 2.6),
      5,
    ),
  ];
  const lignes = terrain.profil.voies.filter(
    (voie) => vaVersLeHaut(voie.nom) !== undefined && !isDeGenre(voie.nom, 'piste', 'suggérée'),
  );
  const chaussee = cote > 0 ? (lignes.at(-1)?.x1 ?? bord) : -(lignes[0]?.x0 ?? -bord);
  if (chaussee < bord - 0.1)
    elements.sol.push(
      surface('asphalte', boite(repere, chaussee - 0.1, bord + 0.1, -1, largeur + 1)),
    );
  if (matiere === 'asphalte') {
    if (terrain.scene.agglomération && trottoir)
      elements.sol.push(
        surface('trottoir', boite(repere, bord + trottoir - 0.2, loin, -2.2, largeur + 2.2)),
      );
    elements.sol.push(
      surface('bordure', boite(repere, bord + 2.6, loin, -0.22, largeur + 0.22)),
      surface(matiere, ronds(-0.15)),
    );
    elements.marques.push(
      surface(
        'blanc',
        ...Array.from({ length: 5 }, (_, i) =>
          boite(repere, bord + 3.4 + i * 3, bord + 5 + i * 3, largeur / 2 - 0.1, largeur / 2 + 0.1),
        ),
      ),
    );
  } else elements.sol.push(surface(matiere, boite(repere, bord - 0.1, loin, 0, largeur)));
  const nom = element.valeur;
  const [d0, d1] = cote > 0 ? [largeur / 2, largeur] : [0, largeur / 2];
  const signaux =
    element.panneau === undefined
      ? []
      : Array.isArray(element.panneau)
        ? element.panneau
        : [element.panneau];
  const codes = new Set([
    ...(nom ? [nom] : []),
    ...signaux.flatMap((x) => ('panneau' in x ? [x.panneau] : [])),
  ]);
  const large = bord + 0.5;
  if (codes.has('B1'))
    elements.marques.push(
      surface('blanc', ...triangles((av, d = 0) => repere(large + av, d), 0, d0, d1)),
    );
  if (codes.has('B5'))
    elements.marques.push(surface('blanc', boite(repere, large, large + 0.5, d0 + 0.1, d1 - 0.1)));
  for (const voie of terrain.profil.voies)
    if (isDeGenre(voie.nom, 'piste') && (cote > 0 ? voie.x0 > 0 : voie.x1 < 0)) {
      const rr: RepereLocal = (av, d = 0) => terrain.pointAt(debut + d, av);
      elements.marques.push(
        surface('piste', boite(rr, voie.x0, voie.x1, -0.5, largeur + 0.5)),
        surface('blanc', ...carres(rr, voie.x0 - 0.2, voie.x1 + 0.2, 0, largeur)),
      );
    }
  elements.pris.push(
    cote > 0
      ? [bord, -debut - largeur - 2.4, 30, largeur + 4.8]
      : [-bord - 30, -debut - largeur - 2.4, 30, largeur + 4.8],
  );
  elements.evite.push([cote > 0 ? bord : -bord - 30, -debut - largeur - 0.3, 30, largeur + 0.6]);
  const sign = signaux.length
    ? signaux
    : nom && /^[A-Z]\d/.test(nom)
      ? [{ panneau: nom as 'B1' }]
      : [];
  if (sign.length)
    elements.poteaux.push({
      panneau: sign.length === 1 ? sign[0] : sign,
      a: terrain.enMetres(cote > 0 ? debut + largeur + 0.6 : debut - 1),
      côté: cote > 0 ? 'droite' : 'gauche',
      sens: 'monte',
      regarde: 90 * cote,
    });
  return elements;
}

export function garage(terrain: Terrain, element: Element, cote: 1 | -1): Elements {
  const elements = join([]);
  const bord = cote > 0 ? terrain.profil.droite : -terrain.profil.gauche;
  const repere: RepereLocal = (av, d = 0) =>
    terrain.pointAt(terrain.enDessin(element.a) + d, cote * av);
  elements.sol.push(
    surface('pavés', boite(repere, bord + 0.2, bord + 6, 0, profondeurOf(element))),
  );
  const [x, y] = repere(bord + 8.6, profondeurOf(element) / 2 + cote * PORTE_DE_GARAGE);
  elements.objets.push({
    genre: 'maison',
    x,
    y,
    cap: cote > 0 ? 0 : 180,
    longueur: 7,
    largeur: 5.4,
    etat: 'garage',
  });
  const haut = -terrain.enDessin(element.a) - 3.4;
  elements.pris.push(cote > 0 ? [bord, haut, 6, 3.6] : [-bord - 6, haut, 6, 3.6]);
  return elements;
}

/** In metres: as far as one sees them. */
const RAILS = 160;

export function passageANiveau(terrain: Terrain, element: Element): Elements {
  const elements = join([]);
  const debut = terrain.enDessin(element.a);
  const repere: RepereLocal = (av, d = 0) => terrain.pointAt(debut + av, d);
  const { gauche, droite } = terrain.profil;
  const { dessin } = terrain.mesures;
  const loin = dessin ? 40 : RAILS;
  elements.sol.push(
    surface('ballast', boite(repere, 0, 5, -loin, loin)),
    surface('asphalte', boite(repere, -0.2, 5.2, gauche, droite)),
  );
  elements.marques.push(
    surface(dessin ? 'bordure' : 'asphalte', boite(repere, 1.2, 3.8, gauche - 0.3, droite + 0.3)),
    surface('rail', ...mailles([repere(2.5, -loin), repere(2.5, loin)])),
  );
  elements.pris.push([-40, -debut - 5.6, 80, 6.6]);
  const [bordGauche, bordDroit] = montant(terrain, element);
  if ((element.barrières ?? 'sans') !== 'sans' || element.feux)
    elements.marques.push(surface('blanc', boite(repere, -2.2, -1.7, bordGauche, bordDroit)));
  if (element.barrières && element.barrières !== 'sans') {
    const [bx, by] = repere(-1, droite);
    elements.evite.push([bx, by - 1.2, 1, 2.4]);
    elements.objets.push({
      genre: 'barrière',
      ...pose(repere(-1, droite + 0.5)),
      cap: 270,
      longueur: droite - bordGauche + 0.3,
      etat: element.barrières,
    });
    elements.objets.push({
      genre: 'barrière',
      ...pose(repere(6, gauche - 0.5)),
      cap: 90,
      longueur: bordGauche - gauche,
      etat: element.barrières,
    });
  }
  const feu =
    element.feux === 'rouges'
      ? 'deux rouges alternés'
      : element.feux === 'blanc'
        ? 'blanc clignotant'
        : element.feux === 'éteints'
          ? 'deux rouges éteints'
          : undefined;
  const panneaux =
    element.panneau === undefined
      ? []
      : Array.isArray(element.panneau)
        ? element.panneau
        : [element.panneau];
  if (feu || panneaux.length)
    elements.poteaux.push({
      ...(panneaux.length && { panneau: panneaux }),
      ...(feu && { feu }),
      a: element.a - 1.5 * terrain.echelle,
      côté: 'droite',
      sens: 'monte',
    });
  return elements;
}
export const pose = ([x, y]: Point) => ({ x, y });

/** Its name must not be cut off. */
export function largeurEcole(terrain: Terrain): { x: number; largeur: number } {
  const bord = terrain.profil.droite + 3.7;
  const { mesures, scene } = terrain;
  if (!mesures.dessin && scene.vue !== 'dessus') return { x: bord + 4.5, largeur: 9 };
  const fin = terrain.largeur / 2 - 0.3;
  const debut = Math.max(terrain.profil.droite + 0.4, Math.min(bord, fin - 7));
  const largeur = Math.min(9, fin - debut);
  return { x: debut + largeur / 2, largeur };
}
