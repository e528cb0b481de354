import { echappe, el, pose, rect, texte, trait } from '../svg.ts';
import { ambiance } from './ambiance.ts';
import { empreinte, enseignes } from './cadre.ts';
import { capDe, chevauche, entre, repere } from './geometrie.ts';
import { peint } from './matieres.ts';
import { parcelles } from './parcelles.ts';
import { decors } from './objets.ts';
import type { Decor, Mesure, Plan, Poste, Vu } from './plan.ts';
import { ecrit, trace, U, u } from './traces.ts';
import { badges, degage, dessineFleches } from './badges.ts';
import { ombres, usager } from './usagersDessus.ts';

/** Signs upright towards who looks, on a short post. */
function poste(p: Poste, jour: string): string {
  const [x, y, l, h] = p.dessus ?? [p.x, p.y, 3, 3];
  const un = enseignes(p, true, jour);
  const debout = Math.abs(un.h - h) < 0.01;
  const { liste } = debout ? un : enseignes(p, false, jour);
  const [cx, bas] = [u(x + l / 2), u(y + h)];
  const pied =
    p.hauteur === 'poteau'
      ? el('ellipse', { cx, cy: bas + 13, rx: 8, ry: 3, fill: '#101820', 'fill-opacity': 0.3 }) +
        rect(cx - 3, u(y + h / 2), 6, bas - u(y + h / 2) + 13, '#8A939A')
      : '';
  const traverse =
    debout || p.hauteur === 'portique'
      ? ''
      : trait(`M${ecrit(u(x + 1))} ${ecrit(u(y + h * 0.7))}H${ecrit(u(x + l - 1))}`, '#8A939A', 6);
  let [px, py] = [x, y];
  const signes = liste.map((s) => {
    const [sx, sy] = debout ? [x + l / 2, py + s.h / 2] : [px + s.l / 2, y + h / 2];
    px += s.l + 0.15;
    py += s.h + 0.15;
    return pose(s.svg, Math.round(u(sx)), Math.round(u(sy)), s.echelle * U);
  });
  return pied + traverse + signes.join('');
}

function mesure(m: Mesure, corps: number): string {
  const seul = m.de[0] === m.a[0] && m.de[1] === m.a[1];
  const cap = capDe(m.de, m.a);
  const [p, q] = [repere(m.de, cap), repere(m.a, cap)];
  const fil =
    trace([p(0.1), q(-0.1)], false) +
    trace([p(0, -0.6), p(0, 0.6)], false) +
    trace([q(0, -0.6), q(0, 0.6)], false) +
    trace([p(0.7, -0.35), p(0.1), p(0.7, 0.35)], false) +
    trace([q(-0.7, -0.35), q(-0.1), q(-0.7, 0.35)], false);
  const [x, y] = entre(m.de, m.a, 0.5);
  const l = corps * (m.texte.length * 0.62 + 0.8);
  return (
    (seul ? '' : trait(fil, '#1B242D', 6.5) + trait(fil, '#fff', 3)) +
    rect(u(x - l / 2), u(y - corps * 0.7), u(l), u(corps * 1.4), '#1B242D', { rx: 6 }) +
    texte(m.texte, u(x), u(y + corps * 0.36), u(corps), '#fff')
  );
}

/** Words on the road, read by those who come. */
const ecrits = (plan: Plan): string =>
  (plan.ecrits ?? [])
    .map((e) =>
      el(
        'g',
        {
          transform: `translate(${ecrit(u(e.x))} ${ecrit(u(e.y))})${e.cap === 0 ? '' : ` rotate(${Math.round(e.cap)})`} scale(1 1.7)`,
        },
        texte(e.texte, 0, 0, 23, '#fff'),
      ),
    )
    .join('');

/** Without what the root says already. */
const leger = (svg: string): string =>
  svg.replace(/ stroke-line(cap|join)="round"/g, '').replaceAll('#FFFFFF', '#fff');

/** The plan from above, the page's top to the north. */
export function drawDessus(plan: Plan, titre: string): string {
  const [x, y, l, h] = plan.cadre.map(u) as [number, number, number, number];
  const vus = plan.objets.filter((o): o is Vu => o.genre === 'usager');
  const poteaux = plan.objets.filter((o): o is Poste => o.genre === 'poteau');
  const choses = decors(
    plan.objets.filter((o): o is Decor => o.genre !== 'usager' && o.genre !== 'poteau'),
    plan.temps,
  );
  const fleches = degage(plan.fleches, plan.cadre);
  const corps = (plan.cadre[2] * 11.6) / 320;
  const portiques = poteaux.filter((p) => p.hauteur === 'portique');
  const [premier] = portiques;
  const xs = portiques.map((p) => p.x);
  const poutre = premier
    ? trait(
        `M${ecrit(u(Math.min(...xs) - 5))} ${ecrit(u(premier.y))}H${ecrit(u(Math.max(...xs) + 5))}`,
        '#8A939A',
        7,
      )
    : '';
  const viewBox = `${ecrit(x)} ${ecrit(y)} ${ecrit(l)} ${ecrit(h)}`;
  const nuit = plan.temps === 'nuit';
  const brume = plan.temps === 'brouillard';
  const routes = dessineFleches(fleches);
  // Under a bridge or in a tunnel one is seen faintly through it.
  const ponts = plan.objets.filter((o) => o.genre === 'pont').map((o) => empreinte(o));
  const caches = vus.filter((v) => ponts.some((p) => chevauche(p, empreinte(v))));
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox,
      role: 'img',
      // Said once, and left out below: most strokes are round.
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    el('title', {}, echappe(titre)) +
      // A picture inside the picture cuts off what lies beyond the frame, whatever room it is given.
      el(
        'svg',
        { x, y, width: l, height: h, viewBox },
        leger(
          peint(plan.sol.slice(0, 1), plan.cadre, plan.temps) +
            parcelles(
              plan,
              plan.objets.some((o) => o.genre === 'maison'),
            ) +
            peint(plan.sol.slice(1), plan.cadre, plan.temps) +
            ecrits(plan) +
            choses.bas +
            (nuit || brume ? '' : routes) +
            (nuit ? ambiance(plan, vus) + routes : '') +
            ombres(vus) +
            vus.map(usager).join('') +
            choses.haut +
            (caches.length ? el('g', { opacity: 0.4 }, caches.map(usager).join('')) : '') +
            (nuit ? '' : ambiance(plan, vus)) +
            // Mist would wash the arrows out.
            (brume ? routes : '') +
            poutre +
            poteaux.map((p) => poste(p, plan.jour)).join('') +
            plan.mesures.map((m) => mesure(m, corps)).join('') +
            badges({ ...plan, fleches }, plan.objets),
        ),
      ),
  );
}
