import { coupes, type Coupe } from './coupe.ts';
import { decritRoute } from './descriptionRoute.ts';
import {
  ala,
  decorDe,
  dela,
  directionDe,
  enumere,
  estFeminin,
  motsDe,
  nomDe,
  phrase,
  point,
  versla,
} from './noms.ts';
import { sensUnique, signauxDe } from './postes.ts';
import type { Vu } from './plan.ts';
import type { Carrefour, Scene, UsagerCarrefour, UsagerRoute } from './scene.ts';
import { signesDe } from './signes.ts';
import { virage } from './trajets.ts';
import { estPieton, vuDe } from './usagers.ts';

const NOMBRES = ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];

const voies: Record<Coupe['b']['voie'], string> = {
  chaussée: '',
  pavés: 'des pavés',
  'chemin de terre': 'un chemin de terre',
  sentier: 'un sentier étroit',
  propriété: 'la sortie d’une propriété',
  'trottoir traversant': 'le trottoir passe en travers de la rue',
};

/** What one sees of a branch besides who is on it. */
function brancheDite(c: Coupe, jour: string): string[] {
  const { b } = c;
  const mots = [voies[b.voie], ...signauxDe(b).map((s) => motsDe(s, jour))];
  const unique = sensUnique(b, jour).map((s) => motsDe(s, jour));
  if (b.sens === 'sortant')
    mots.push(
      `une seule direction, en s’éloignant du carrefour${unique.map((x) => ` ; à son début, ${x}`).join('')}`,
    );
  if (b.sens === 'entrant')
    mots.push(
      `une seule direction, vers le carrefour${unique.map((x) => ` ; pour ceux qui voudraient y entrer, ${x}`).join('')}`,
    );
  if (b.encombrée) mots.push('à sa sortie, une file de voitures à l’arrêt');
  if (b.flèches)
    mots.push(
      `sur les bandes qui arrivent, de gauche à droite, des flèches ${b.flèches.map((f) => `« ${f} »`).join(', ')}`,
    );
  else if (b.bandes > 1) mots.push(`${NOMBRES[b.bandes]} bandes qui arrivent`);
  if (b.axe === 'continue') mots.push('une ligne axiale continue');
  if (b.axe === 'terre-plein') mots.push('un terre-plein au milieu');
  if (b.bandeBus) mots.push('une bande pour bus à droite');
  if (b.piste) mots.push('une piste cyclable de chaque côté');
  if (b.rails) mots.push('des rails de tram');
  if (b.passage)
    mots.push(
      b.passage === 'piétons'
        ? 'les bandes blanches d’un passage pour piétons'
        : b.passage === 'cyclistes'
          ? 'les carrés blancs d’un passage pour cyclistes'
          : 'les bandes blanches d’un passage pour piétons et les carrés blancs d’un passage pour cyclistes',
    );
  return mots.filter((m) => m !== '');
}

const accorde = (v: Pick<Vu, 'qui'>, mot: string): string => (estFeminin(v.qui) ? `${mot}e` : mot);

function usagerDit(
  u: UsagerCarrefour,
  scene: Carrefour,
  cs: Coupe[],
  clignotant: Vu['clignotant'],
): string {
  const v = vuDe(u, scene.usagers);
  const je = v.moi;
  const verbe = (il: string, moi: string) => (je ? moi : il);
  const sujet = je
    ? estPieton(u.qui)
      ? `c’est moi, ${nomDe(v, false)}`
      : `${u.qui === 'vélo' ? 'je suis' : 'je conduis'} ${nomDe(v, u.qui !== 'vélo')}`
    : nomDe(v, false);
  const c = cs.find((x) => x.direction === u.de);
  const d = cs.find((x) => x.direction === u.vers);
  const mots: string[] = [];
  if (u.traverse) {
    const cap =
      (cs.find((x) => x.direction === u.traverse)?.cap ?? 0) + (u.côté === 'gauche' ? 90 : -90);
    const ou = `la branche ${dela(u.traverse)}, en venant ${dela(directionDe(cap + 180))}`;
    mots.push(
      u.état === 'engagé'
        ? `${verbe('traverse', 'je traverse')} ${ou}`
        : `${verbe('attend', 'j’attends')} au bord pour traverser ${ou}`,
    );
  } else if (u.anneau) {
    mots.push(
      `${verbe('tourne', 'je tourne')} déjà dans l’anneau, juste avant la branche ${dela(u.anneau)}`,
    );
    if (u.vers && u.flèche !== false) mots.push(`${verbe('sort', 'je sors')} ${ala(u.vers)}`);
  } else if (u.de) {
    mots.push(
      `${verbe('vient', 'je viens')} ${dela(u.de)}${u.sur && u.sur !== 'chaussée' ? `, sur ${{ piste: 'la piste cyclable', trottoir: 'le trottoir', 'bande bus': 'la bande pour bus', 'site propre': 'ses voies séparées' }[u.sur]}` : ''}`,
    );
    if (u.bande && (c?.b.bandes ?? 1) > 1) mots.push(`bande ${u.bande} à compter de la gauche`);
    if (u.rang && u.rang > 1) mots.push(`en place ${u.rang} de la file`);
    if (c && d && u.flèche !== false) {
      const t = virage(c, d);
      const facon =
        scene.lieu === 'rond-point'
          ? ''
          : c === d
            ? ' (demi-tour)'
            : t > 25
              ? ' (à droite)'
              : t < -25
                ? ' (à gauche)'
                : ' (tout droit)';
      mots.push(`${verbe('va', 'je vais')} ${versla(d.direction)}${facon}`);
    }
    if (u.état === 'engagé') mots.push(`${verbe('est', 'je suis')} déjà dans le carrefour`);
    if (u.état === 'attend' || u.arrêté)
      mots.push(je ? 'je suis à l’arrêt' : `est ${accorde(v, 'arrêté')}`);
  } else if (u.vers) mots.push(`${verbe('s’éloigne', 'je m’éloigne')} ${versla(u.vers)}`);
  const suite = [...mots, ...signesDe(v, clignotant)];
  return phrase(`${sujet}${je ? ' : ' : ' '}${suite.length ? enumere(suite) : 'est là'}`);
}

const bras = {
  tendus: 'les deux bras tendus à l’horizontale',
  levé: 'un bras levé, la main ouverte',
  lampe: 'qui balance une lampe rouge',
} as const;

function decritCarrefour(
  scene: Carrefour,
  jour: string,
  clignotants: (u: UsagerCarrefour) => Vu['clignotant'],
): { titre: string; description: string } {
  const cs = coupes(scene);
  const rond = scene.lieu === 'rond-point';
  const quoi = rond
    ? scene.signalé === false
      ? 'Place avec un îlot rond au milieu'
      : 'Rond-point'
    : 'Carrefour';
  const titre = `${quoi} à ${NOMBRES[cs.length]} branches, ${point(scene)}`;
  const phrases = [
    `${quoi} à ${NOMBRES[cs.length]} branches (${enumere(cs.map((c) => ala(c.direction)))}), ${decorDe(scene)}, ${point(scene)}.`,
  ];
  if (rond && scene.signalé !== false && cs.some((c) => signauxDe(c.b).length === 0))
    phrases.push(
      phrase(
        `à l’entrée des branches : ${[{ panneau: 'B1' as const }, { panneau: 'D5' as const }].map((s) => motsDe(s, jour)).join(' ; ')}`,
      ),
    );
  const dites = new Map<string, Coupe[]>();
  for (const c of cs) {
    const mots = brancheDite(c, jour).join(' ; ');
    if (mots) dites.set(mots, [...(dites.get(mots) ?? []), c]);
  }
  for (const [mots, memes] of dites)
    phrases.push(
      phrase(
        `${memes.length === cs.length ? 'sur chaque branche' : `branche${memes.length > 1 ? 's' : ''} ${enumere(memes.map((c) => dela(c.direction)))}`} : ${mots}`,
      ),
    );
  const sansSignal = cs.every((c) => signauxDe(c.b).length + sensUnique(c.b, jour).length === 0);
  if (!rond && !scene.agent && sansSignal) phrases.push('On ne voit ni panneau ni feu.');
  if (rond && scene.signalé === false && sansSignal) phrases.push('On ne voit aucun panneau.');
  if (scene.agent)
    phrases.push(
      phrase(
        `au milieu, un agent tourné ${versla(scene.agent.regarde)}, ${bras[scene.agent.bras]}`,
      ),
    );
  const ordre = [...scene.usagers].sort((a, b) => Number(b.moi ?? false) - Number(a.moi ?? false));
  for (const u of ordre) phrases.push(usagerDit(u, scene, cs, clignotants(u)));
  if (scene.compteur !== undefined) phrases.push(`Mon compteur indique ${scene.compteur} km/h.`);
  return { titre, description: phrases.join(' ') };
}

/** What is seen, all of it, in words; never what it means, nor who goes first. */
export function decrit(
  scene: Scene,
  jour: string,
  clignotants: (u: UsagerCarrefour | UsagerRoute) => Vu['clignotant'],
): { titre: string; description: string } {
  return 'branches' in scene
    ? decritCarrefour(scene, jour, clignotants)
    : decritRoute(scene, jour, clignotants);
}
