import { montant, type Elements } from './elementsCommun.ts';
import { profondeurDe } from './dimensions.ts';
import { boite, courbe, type Repere } from './geometrie.ts';
import { carres, mailles, surface, triangles } from './marques.ts';
import type { Point } from './plan.ts';
import { vaVersLeHaut } from './profil.ts';
import type { Element } from './scene.ts';
import type { Terrain } from './terrain.ts';

/** A street that joins from one side. */
export function rue(t: Terrain, e: Element, k: 1 | -1, s: Elements): void {
  const a = t.m(e.a);
  const l = e.nature === 'sentier' || e.nature === 'propriété' ? 3 : profondeurDe(e);
  const bord = k > 0 ? t.profil.droite : -t.profil.gauche;
  const r: Repere = (av, d = 0) => t.pt(a + d, k * av);
  const loin = 24;
  const trottoirs = t.profil.voies.filter((v) => v.nom === 'trottoir');
  const trottoir = Math.max(0, ...trottoirs.map((v) => v.x1 - v.x0));
  const m =
    e.nature === undefined || e.nature === 'chaussée'
      ? 'asphalte'
      : e.nature === 'propriété'
        ? 'pavés'
        : 'terre';
  const ronds = (x: number): Point[] => [
    ...courbe(r(bord + x, -2.6), r(bord + x, 0), r(bord + x + 2.6, 0), 5),
    r(loin, 0),
    r(loin, l),
    ...courbe(r(bord + x + 2.6, l), r(bord + x, l), r(bord + x, l + 2.6), 5),
  ];
  const lignes = t.profil.voies.filter(
    (v) =>
      vaVersLeHaut(v.nom) !== undefined &&
      !v.nom.startsWith('piste') &&
      !v.nom.startsWith('suggérée'),
  );
  const chaussee = k > 0 ? (lignes.at(-1)?.x1 ?? bord) : -(lignes[0]?.x0 ?? -bord);
  if (chaussee < bord - 0.1)
    s.sol.push(surface('asphalte', boite(r, chaussee - 0.1, bord + 0.1, -1, l + 1)));
  if (m === 'asphalte') {
    if (t.scene.agglomération && trottoir)
      s.sol.push(surface('trottoir', boite(r, bord + trottoir - 0.2, loin, -2.2, l + 2.2)));
    s.sol.push(
      surface('bordure', boite(r, bord + 2.6, loin, -0.22, l + 0.22)),
      surface(m, ronds(-0.15)),
    );
    s.marques.push(
      surface(
        'blanc',
        ...Array.from({ length: 5 }, (_, i) =>
          boite(r, bord + 3.4 + i * 3, bord + 5 + i * 3, l / 2 - 0.1, l / 2 + 0.1),
        ),
      ),
    );
  } else s.sol.push(surface(m, boite(r, bord - 0.1, loin, 0, l)));
  const nom = e.valeur;
  // Those who come out have their waiting line on their right half.
  const [d0, d1] = k > 0 ? [l / 2, l] : [0, l / 2];
  const signaux = e.panneau === undefined ? [] : Array.isArray(e.panneau) ? e.panneau : [e.panneau];
  const codes = new Set([
    ...(nom ? [nom] : []),
    ...signaux.flatMap((x) => ('panneau' in x ? [x.panneau] : [])),
  ]);
  const large = bord + 0.5;
  if (codes.has('B1'))
    s.marques.push(surface('blanc', ...triangles((av, d = 0) => r(large + av, d), 0, d0, d1)));
  if (codes.has('B5'))
    s.marques.push(surface('blanc', boite(r, large, large + 0.5, d0 + 0.1, d1 - 0.1)));
  for (const v of t.profil.voies)
    if (v.nom.startsWith('piste') && (k > 0 ? v.x0 > 0 : v.x1 < 0)) {
      const rr: Repere = (av, d = 0) => t.pt(a + d, av);
      s.marques.push(
        surface('piste', boite(rr, v.x0, v.x1, -0.5, l + 0.5)),
        surface('blanc', ...carres(rr, v.x0 - 0.2, v.x1 + 0.2, 0, l)),
      );
    }
  s.pris.push(k > 0 ? [bord, -a - l - 2.4, 30, l + 4.8] : [-bord - 30, -a - l - 2.4, 30, l + 4.8]);
  const sign = signaux.length
    ? signaux
    : nom && /^[A-Z]\d/.test(nom)
      ? [{ panneau: nom as 'B1' }]
      : [];
  if (sign.length)
    s.poteaux.push({
      panneau: sign.length === 1 ? sign[0] : sign,
      a: (k > 0 ? a + l + 0.6 : a - 1) * t.k,
      côté: k > 0 ? 'droite' : 'gauche',
      sens: 'monte',
      regarde: 90 * k,
    });
}

/** A house and the way into its garage. */
export function garage(t: Terrain, e: Element, k: 1 | -1, s: Elements): void {
  const bord = k > 0 ? t.profil.droite : -t.profil.gauche;
  const r: Repere = (av, d = 0) => t.pt(t.m(e.a) + d, k * av);
  s.sol.push(surface('pavés', boite(r, bord + 0.2, bord + 6, 0, profondeurDe(e))));
  const [x, y] = r(bord + 8.6, k > 0 ? 2.2 : 0.7);
  // Its door looks at the road.
  s.objets.push({
    genre: 'maison',
    x,
    y,
    cap: k > 0 ? 0 : 180,
    longueur: 7,
    largeur: 5.4,
    etat: 'garage',
  });
  const haut = -t.m(e.a) - 3.4;
  s.pris.push(k > 0 ? [bord, haut, 6, 3.6] : [-bord - 6, haut, 6, 3.6]);
}

/** Rails across, barriers and lights. */
export function passageANiveau(t: Terrain, e: Element, s: Elements): void {
  const a = t.m(e.a);
  const r: Repere = (av, d = 0) => t.pt(a + av, d);
  const { gauche, droite } = t.profil;
  s.sol.push(
    surface('ballast', boite(r, 0, 5, -40, 40)),
    surface('asphalte', boite(r, -0.2, 5.2, gauche, droite)),
  );
  s.marques.push(
    surface('bordure', boite(r, 1.2, 3.8, gauche - 0.3, droite + 0.3)),
    surface('rail', ...mailles([r(2.5, -40), r(2.5, 40)])),
  );
  s.pris.push([-40, -a - 5.6, 80, 6.6]);
  const [g, d] = montant(t, e);
  // Without barriers or lights, nothing says where to stop but the track.
  if ((e.barrières ?? 'sans') !== 'sans' || e.feux)
    s.marques.push(surface('blanc', boite(r, -2.2, -1.7, g, d)));
  if (e.barrières && e.barrières !== 'sans') {
    // No sign on the foot of the barrier.
    const [bx, by] = r(-1, droite);
    s.evite.push([bx, by - 1.2, 1, 2.4]);
    s.objets.push({
      genre: 'barrière',
      ...pose(r(-1, droite + 0.5)),
      cap: 270,
      longueur: droite - g + 0.3,
      etat: e.barrières,
    });
    s.objets.push({
      genre: 'barrière',
      ...pose(r(6, gauche - 0.5)),
      cap: 90,
      longueur: g - gauche,
      etat: e.barrières,
    });
  }
  const feu =
    e.feux === 'rouges'
      ? 'deux rouges alternés'
      : e.feux === 'blanc'
        ? 'blanc clignotant'
        : e.feux === 'éteints'
          ? 'deux rouges éteints'
          : undefined;
  const panneaux =
    e.panneau === undefined ? [] : Array.isArray(e.panneau) ? e.panneau : [e.panneau];
  if (feu || panneaux.length)
    s.poteaux.push({
      ...(panneaux.length && { panneau: panneaux }),
      ...(feu && { feu }),
      a: e.a - 1.5 * t.k,
      côté: 'droite',
      sens: 'monte',
    });
}
export const pose = ([x, y]: Point) => ({ x, y });

/** Between the road and the frame, so that its name is not cut off. */
export function largeurEcole(t: Terrain): { x: number; largeur: number } {
  const bord = t.profil.droite + 3.7;
  if (t.scene.vue !== 'dessus') return { x: bord + 4.5, largeur: 9 };
  const fin = t.largeur / 2 - 0.3;
  const debut = Math.max(t.profil.droite + 0.4, Math.min(bord, fin - 7));
  const largeur = Math.min(9, fin - debut);
  return { x: debut + largeur / 2, largeur };
}
