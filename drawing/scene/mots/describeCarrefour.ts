import { coupes, type Coupe } from '../plan/carrefour/coupe.ts';
import {
  type Cotes,
  cotesOf,
  decorOf,
  directionOf,
  enumerate,
  isFeminin,
  motsOf,
  nomOf,
  phrase,
  point,
} from './noms.ts';
import { sensUnique, signauxOf } from '../plan/signauxOf.ts';
import type { Vu } from '../plan/plan.ts';
import type { Branche, Carrefour, UsagerCarrefour } from '../scene.ts';
import { signesOf } from './signesOf.ts';
import { virage } from '../plan/carrefour/trajets.ts';
import { vuOf } from '../plan/vuOf.ts';
import { isPieton } from '../../../droit/circulation/usagers.ts';

const NOMBRES = ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];

const voies: Record<Coupe['branche']['voie'], string> = {
  chaussée: '',
  pavés: 'des pavés',
  'chemin de terre': 'un chemin de terre',
  sentier: 'un sentier étroit',
  propriété: 'la sortie d’une propriété',
  'trottoir traversant': 'le trottoir passe en travers de la rue',
};

const passages: Record<NonNullable<Branche['passage']>, string> = {
  piétons: 'les bandes blanches d’un passage pour piétons',
  cyclistes: 'les carrés blancs d’un passage pour cyclistes',
  'piétons et cyclistes':
    'les bandes blanches d’un passage pour piétons et les carrés blancs d’un passage pour cyclistes',
};

function brancheDite(coupe: Coupe, jour: string): string[] {
  const { branche } = coupe;
  const mots = [voies[branche.voie], ...signauxOf(branche).map((s) => motsOf(s, jour))];
  const unique = sensUnique(branche, jour).map((s) => motsOf(s, jour));
  if (branche.sens === 'sortant')
    mots.push(
      `une seule direction, en s’éloignant du carrefour${unique.map((x) => ` ; à son début, ${x}`).join('')}`,
    );
  if (branche.sens === 'entrant')
    mots.push(
      `une seule direction, vers le carrefour${unique.map((x) => ` ; pour ceux qui voudraient y entrer, ${x}`).join('')}`,
    );
  if (branche.encombrée) mots.push('à sa sortie, une file de voitures à l’arrêt');
  if (branche.flèches)
    mots.push(
      `sur les bandes qui arrivent, de gauche à droite, des flèches ${branche.flèches.map((f) => `« ${f} »`).join(', ')}`,
    );
  else if (branche.bandes > 1) mots.push(`${NOMBRES[branche.bandes]} bandes qui arrivent`);
  if (branche.axe === 'continue') mots.push('une ligne axiale continue');
  if (branche.axe === 'terre-plein') mots.push('un terre-plein au milieu');
  if (branche.bandeBus) mots.push('une bande pour bus à droite');
  if (branche.piste) mots.push('une piste cyclable de chaque côté');
  if (branche.rails) mots.push('des rails de tram');
  if (branche.passage) mots.push(passages[branche.passage]);
  return mots.filter((m) => m !== '');
}

const accorde = (v: Pick<Vu, 'qui'>, mot: string): string => (isFeminin(v.qui) ? `${mot}e` : mot);

function usagerDit(
  usager: UsagerCarrefour,
  scene: Carrefour,
  cs: Coupe[],
  dessine: Vu | undefined,
  { dela, versla, ala, branche }: Cotes,
): string {
  const vu = dessine ?? { ...vuOf(usager, scene.usagers), cap: 0 };
  const je = vu.moi;
  const verbe = (il: string, moi: string) => (je ? moi : il);
  const sujet = je
    ? isPieton(usager)
      ? `c’est moi, ${nomOf(vu, false)}`
      : `${usager.qui === 'vélo' ? 'je suis' : 'je conduis'} ${nomOf(vu, usager.qui !== 'vélo')}`
    : nomOf(vu, false);
  const coupe = cs.find((x) => x.direction === usager.de);
  const sortie = cs.find((x) => x.direction === usager.vers);
  const mots: string[] = [];
  if (usager.traverse) {
    const ou = `la branche ${branche(usager.traverse)}, en venant ${dela(directionOf(vu.cap + 180))}`;
    mots.push(
      usager.état === 'engagé'
        ? `${verbe('traverse', 'je traverse')} ${ou}`
        : `${verbe('attend', 'j’attends')} au bord pour traverser ${ou}`,
    );
  } else if (usager.anneau) {
    mots.push(
      `${verbe('tourne', 'je tourne')} déjà dans l’anneau, juste avant la branche ${branche(usager.anneau)}`,
    );
    if (usager.vers && usager.flèche !== false)
      mots.push(`${verbe('sort', 'je sors')} ${ala(usager.vers)}`);
  } else if (usager.de) {
    const duSiege = je && scene.vue === 'conducteur';
    mots.push(
      `${duSiege ? 'j’arrive au carrefour' : `${verbe('vient', 'je viens')} ${dela(usager.de)}`}${usager.sur && usager.sur !== 'chaussée' ? `, sur ${{ piste: 'la piste cyclable', trottoir: 'le trottoir', 'bande bus': 'la bande pour bus', 'site propre': 'ses voies séparées' }[usager.sur]}` : ''}`,
    );
    if (usager.bande && (coupe?.branche.bandes ?? 1) > 1)
      mots.push(`bande ${usager.bande} à compter de la gauche`);
    if (usager.rang && usager.rang > 1) mots.push(`en place ${usager.rang} de la file`);
    if (coupe && sortie && usager.flèche !== false) {
      const angle = virage(coupe, sortie);
      const facon =
        scene.lieu === 'rond-point'
          ? ''
          : coupe === sortie
            ? ' (demi-tour)'
            : angle > 25
              ? ' (à droite)'
              : angle < -25
                ? ' (à gauche)'
                : ' (tout droit)';
      mots.push(`${verbe('va', 'je vais')} ${versla(sortie.direction)}${facon}`);
    }
    if (usager.état === 'engagé') mots.push(`${verbe('est', 'je suis')} déjà dans le carrefour`);
    if (usager.état === 'attend' || usager.arrêté)
      mots.push(je ? 'je suis à l’arrêt' : `est ${accorde(vu, 'arrêté')}`);
  } else if (usager.vers) mots.push(`${verbe('s’éloigne', 'je m’éloigne')} ${versla(usager.vers)}`);
  const suite = [...mots, ...signesOf(vu, vu.clignotant)];
  return phrase(`${sujet}${je ? ' : ' : ' '}${suite.length ? enumerate(suite) : 'est là'}`);
}

const bras = {
  tendus: 'les deux bras tendus à l’horizontale',
  levé: 'un bras levé, la main ouverte',
  lampe: 'qui balance une lampe rouge',
} as const;

export function describeCarrefour(
  scene: Carrefour,
  jour: string,
  vuDe: (u: UsagerCarrefour) => Vu | undefined,
): { titre: string; description: string } {
  const moi = scene.usagers.find((u) => u.moi);
  const cotes = cotesOf(scene.vue === 'conducteur' && moi ? vuDe(moi)?.cap : undefined);
  const { versla, ala, branche } = cotes;
  const cs = coupes(scene);
  const rond = scene.lieu === 'rond-point';
  const quoi = rond
    ? scene.signalé === false
      ? 'Place avec un îlot rond au milieu'
      : 'Rond-point'
    : 'Carrefour';
  const titre = `${quoi} à ${NOMBRES[cs.length]} branches, ${point(scene)}`;
  const phrases = [
    `${quoi} à ${NOMBRES[cs.length]} branches (${enumerate(cs.map((c) => ala(c.direction)))}), ${decorOf(scene)}, ${point(scene)}.`,
  ];
  if (rond && scene.signalé !== false && cs.some((c) => signauxOf(c.branche).length === 0))
    phrases.push(
      phrase(
        `à l’entrée des branches : ${[{ panneau: 'B1' as const }, { panneau: 'D5' as const }].map((s) => motsOf(s, jour)).join(' ; ')}`,
      ),
    );
  const dites = new Map<string, Coupe[]>();
  for (const coupe of cs) {
    const mots = brancheDite(coupe, jour).join(' ; ');
    if (mots) dites.set(mots, [...(dites.get(mots) ?? []), coupe]);
  }
  for (const [mots, memes] of dites)
    phrases.push(
      phrase(
        `${memes.length === cs.length ? 'sur chaque branche' : `branche${memes.length > 1 ? 's' : ''} ${enumerate(memes.map((c) => branche(c.direction)))}`} : ${mots}`,
      ),
    );
  const sansSignal = cs.every(
    (c) => signauxOf(c.branche).length + sensUnique(c.branche, jour).length === 0,
  );
  if (!rond && !scene.agent && sansSignal) phrases.push('On ne voit ni panneau ni feu.');
  if (rond && scene.signalé === false && sansSignal) phrases.push('On ne voit aucun panneau.');
  if (scene.agent)
    phrases.push(
      phrase(
        `au milieu, un agent tourné ${versla(scene.agent.regarde)}, ${bras[scene.agent.bras]}`,
      ),
    );
  const ordre = [...scene.usagers].sort((a, b) => Number(b.moi ?? false) - Number(a.moi ?? false));
  for (const u of ordre) phrases.push(usagerDit(u, scene, cs, vuDe(u), cotes));
  if (scene.compteur !== undefined) phrases.push(`Mon compteur indique ${scene.compteur} km/h.`);
  return { titre, description: phrases.join(' ') };
}
