import { usagersOf, postesOf } from '../plan/objets.ts';
import { TEMPS } from '../temps.ts';
import { escape, el, pose, rect, texte, trait } from '../../svg.ts';
import { ambiance } from './ambiance.ts';
import { cadreAutour, enseignes } from '../plan/cadre.ts';
import { capOf, overlap, repere } from '../plan/geometrie.ts';
import { paint } from './solDuDessus.ts';
import { parcelles } from './parcelles.ts';
import { decors } from './decors.ts';
import type { Decor, Mesure, Plan, Poste, Vu } from '../plan/plan.ts';
import { write, trace, ECHELLE, unites } from './traces.ts';
import { compose } from './composition.ts';
import { cadreDeMesure, corpsOf, drawEtiquettes } from './etiquettesDuDessus.ts';
import { drawFleches } from './flechesDuDessus.ts';
import { ombres, usager } from './usagersDuDessus.ts';

function poste(celui: Poste, jour: string): string {
  const [x, y, largeur, hauteur] = celui.dessus ?? [celui.x, celui.y, 3, 3];
  const un = enseignes(celui, true, jour);
  const debout = Math.abs(un.h - hauteur) < 0.01;
  const { liste } = debout ? un : enseignes(celui, false, jour);
  const [px0, py0] = (celui.pied ?? [x + largeur / 2, y + hauteur]).map(unites) as [number, number];
  const milieu = unites(y + hauteur / 2);
  const pied =
    celui.hauteur === 'poteau'
      ? el('ellipse', { cx: px0, cy: py0, rx: 8, ry: 3, fill: '#101820', 'fill-opacity': 0.3 }) +
        rect(px0 - 3, Math.min(py0, milieu), 6, Math.abs(py0 - milieu), '#8A939A')
      : '';
  const traverse =
    debout || celui.hauteur === 'portique'
      ? ''
      : trait(
          `M${write(unites(x + 1))} ${write(unites(y + hauteur * 0.7))}H${write(unites(x + largeur - 1))}`,
          '#8A939A',
          6,
        );
  let [px, py] = [x, y];
  const signes = liste.map((enseigne) => {
    const [sx, sy] = debout
      ? [x + largeur / 2, py + enseigne.h / 2]
      : [px + enseigne.l / 2, y + hauteur / 2];
    px += enseigne.l + 0.15;
    py += enseigne.h + 0.15;
    return pose(
      enseigne.svg,
      Math.round(unites(sx)),
      Math.round(unites(sy)),
      enseigne.echelle * ECHELLE,
    );
  });
  return pied + traverse + signes.join('');
}

/** Its plates may have moved off somebody: their beam goes with them. */
const milieuOf = ({ y, dessus }: Poste): number => (dessus ? dessus[1] + dessus[3] / 2 : y);

function mesure(cote: Mesure, corps: number): string {
  const seul = cote.de[0] === cote.a[0] && cote.de[1] === cote.a[1];
  const cap = capOf(cote.de, cote.a);
  const [debut, fin] = [repere(cote.de, cap), repere(cote.a, cap)];
  const fil =
    trace([debut(0.1), fin(-0.1)], false) +
    trace([debut(0, -0.6), debut(0, 0.6)], false) +
    trace([fin(0, -0.6), fin(0, 0.6)], false) +
    trace([debut(0.7, -0.35), debut(0.1), debut(0.7, 0.35)], false) +
    trace([fin(-0.7, -0.35), fin(-0.1), fin(-0.7, 0.35)], false);
  const [x, y, largeur, hauteur] = cadreDeMesure(cote, corps);
  return (
    (seul ? '' : trait(fil, '#1B242D', 6.5) + trait(fil, '#fff', 3)) +
    rect(unites(x), unites(y), unites(largeur), unites(hauteur), '#1B242D', { rx: 6 }) +
    texte(cote.texte, unites(x + largeur / 2), unites(y + corps * 1.06), unites(corps), '#fff')
  );
}

const ecrits = (plan: Plan): string =>
  (plan.ecrits ?? [])
    .map((mots) =>
      el(
        'g',
        {
          transform: `translate(${write(unites(mots.x))} ${write(unites(mots.y))})${mots.cap === 0 ? '' : ` rotate(${Math.round(mots.cap)})`} scale(1 1.7)`,
        },
        texte(mots.texte, 0, 0, 23, '#fff'),
      ),
    )
    .join('');

/** Drops attributes that the root sets. */
const leger = (svg: string): string =>
  svg.replace(/ stroke-line(cap|join)="round"/g, '').replaceAll('#FFFFFF', '#fff');

export interface Troupe {
  usagers: (vus: Vu[]) => string;
  fleches: typeof drawFleches;
  etiquettes: typeof drawEtiquettes;
  restent: (vus: Vu[]) => Vu[];
}
const IMMOBILE: Troupe = {
  usagers: (vus) => ombres(vus) + vus.map(usager).join(''),
  fleches: drawFleches,
  etiquettes: drawEtiquettes,
  restent: (vus) => vus,
};

/** North up. */
export function drawDessus(plan: Plan, titre: string, troupe = IMMOBILE): string {
  const [x, y, largeur, hauteur] = plan.cadre.map(unites) as [number, number, number, number];
  const vus = usagersOf(plan);
  const poteaux = postesOf(plan);
  const choses = decors(
    plan.objets.filter((o): o is Decor => o.genre !== 'usager' && o.genre !== 'poteau'),
    plan.temps,
  );
  const { fleches, etiquettes } = compose(plan);
  const corps = corpsOf(plan);
  const portiques = poteaux.filter((p) => p.hauteur === 'portique');
  const [premier] = portiques;
  const xs = portiques.map((p) => p.x);
  const poutre = premier
    ? trait(
        `M${write(unites(Math.min(...xs) - 5))} ${write(unites(milieuOf(premier)))}H${write(unites(Math.max(...xs) + 5))}`,
        '#8A939A',
        7,
      )
    : '';
  const viewBox = `${write(x)} ${write(y)} ${write(largeur)} ${write(hauteur)}`;
  const { sombre, brume } = TEMPS[plan.temps];
  const routes = troupe.fleches(fleches);
  const ponts = plan.objets.filter((o) => o.genre === 'pont').map((o) => cadreAutour(o));
  const caches = vus.filter((v) => ponts.some((p) => overlap(p, cadreAutour(v))));
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox,
      role: 'img',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    el('title', {}, escape(titre)) +
      // A nested svg clips at the frame.
      el(
        'svg',
        { x, y, width: largeur, height: hauteur, viewBox },
        leger(
          paint(plan.sol.slice(0, 1), plan.cadre, plan.temps) +
            parcelles(
              plan,
              plan.objets.some((o) => o.genre === 'maison'),
            ) +
            paint(plan.sol.slice(1), plan.cadre, plan.temps) +
            ecrits(plan) +
            choses.bas +
            (sombre || brume ? '' : routes) +
            (sombre ? ambiance(plan, troupe.restent(vus)) + routes : '') +
            troupe.usagers(vus) +
            choses.haut +
            (caches.length ? el('g', { opacity: 0.4 }, caches.map(usager).join('')) : '') +
            (sombre ? '' : ambiance(plan, troupe.restent(vus))) +
            (brume ? routes : '') +
            poutre +
            poteaux.map((p) => poste(p, plan.jour)).join('') +
            plan.mesures.map((m) => mesure(m, corps)).join('') +
            troupe.etiquettes(etiquettes, corps),
        ),
      ),
  );
}
