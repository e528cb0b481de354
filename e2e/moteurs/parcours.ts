import { setTimeout as pause } from 'node:timers/promises';
import { type Eleve, attempt } from '../people.ts';
import type { Moteur } from './moteur.ts';
import { KEYS, pageOf } from './page.ts';
import { wireTo } from './fil.ts';

/** Questions answered after a reload, and without a server. */
const RELOADED = 4;
const ALONE = [6, 7];

/** Runs in the page: whether film elements move. */
const MOVES = `(async () => {
  const places = () => Array.from(document.querySelectorAll('figure [data-e]'), (each) => {
    const { left, top } = each.getBoundingClientRect();
    return [left, top].join();
  }).join();
  const before = places();
  await new Promise((resolve) => setTimeout(resolve, 100));
  return places() !== before;
})()`;
/** Runs in the page: whether the picture fills its place. */
const FILLS = `(() => {
  const { width, height } = document.querySelector('figure').getBoundingClientRect();
  const film = document.querySelector('figure > svg').getBoundingClientRect();
  return Math.min(Math.abs(width - film.width), Math.abs(height - film.height)) < 1;
})()`;
const LAST_STEP = `document.querySelector('ol > li:last-child[aria-current=step]') !== null`;

interface Options {
  origin: string;
  eleve: Eleve;
  /** In milliseconds. */
  perdu: number;
  look?: (name: string) => Promise<void>;
}

/**
 * The shortest way over everything that matters: log-in, ten questions, reload, film, lost server,
 * result, log-out.
 */
export async function parcours(
  moteur: Moteur,
  { origin, eleve, perdu, look = async () => undefined }: Options,
): Promise<void> {
  const wire = await wireTo(origin);
  const { see, seeNot, press, type, at, until } = pageOf(moteur);
  const given = async () => (await attempt(eleve)).reponses;
  const question = (key: number) => see('main *', `^${key + 1} / 50$`);
  const answer = async (letter: string) => {
    await press(`label:has(input[value=${letter}])`);
    await press('button', '^Valider la réponse$');
  };
  /** Plays by itself, and ends at rest with numbers. */
  const film = async () => {
    await see('figure svg[data-joue]');
    await until('the film is smaller than its place.', FILLS);
    await until('nothing moves in the film.', MOVES);
    await look('film');
    do await press('button', '^Étape suivante$');
    while (!(await moteur.evaluate(LAST_STEP)));
    await seeNot('figure svg[data-joue]');
    await see('figure [data-numero]');
    await look('film fini');
  };
  try {
    await moteur.resize(390, 780);
    await moteur.goto(`${wire.origin}/accessibilite`);
    await see('h1');
    await press('button', '^Refuser$');
    await seeNot('nav a', 'Perception des risques');
    await press('summary', '^Menu$');
    await see('nav a', 'Perception des risques');
    await look('menu');
    await press('nav a', '^Code de la route$');
    await at('^/code-de-la-route$');
    await seeNot('nav a', 'Perception des risques');

    await press('button', '^Se connecter$');
    await see('[role=dialog]', 'Connecte-toi');
    await look('connexion');
    await press('input[type=email]');
    await type(`${eleve.email}${KEYS.TAB}${eleve.password}${KEYS.ENTER}`);
    await at('^/mon-profil$');
    await see('h2', '^Mes accès$');
    await look('profil');
    await press('main a', 'Commencer|Lancer|Démarrer');
    await press('button', '^Commencer : Série 1$');
    await at('/question/');

    for (let key = 0; key < 10; key++) {
      await question(key);
      if (key === RELOADED) {
        await moteur.reload();
        await question(key);
      }
      if (key === ALONE[0]) wire.cut();
      if (key === 0) await look('question');
      await answer('a');
      if (ALONE.includes(key)) await see('main *', 'gardées?, pas encore enregistrée');
      else await see('h2', 'réponse$');
      if (key === 0) await look('verdict');
      if (key === RELOADED) await film();
      if (key === ALONE.at(-1)) {
        await look('sans serveur');
        await pause(perdu);
        wire.mend();
        await see('h2', 'réponse$');
        await seeNot('main *', 'gardées?, pas encore enregistrée');
      }
      await press('main a', 'Question suivante');
    }
    await question(10);
    const reponses = await given();
    if (!reponses.startsWith(`${'a'.repeat(10)}?`))
      throw new Error(`${moteur.nom}: ten answers were given, and the school has ${reponses}.`);

    await press('main a', 'Retour aux questions');
    await press('button', '^Arrêter la série$');
    await press('[role=dialog] button', '^Oui$');
    await see('h1, h2', '^(Raté|Réussi)$');
    await look('résultat');
    await press('header button', eleve.prenom);
    await press('[role=menuitem]', '^Se déconnecter$');
    await see('button', '^Se connecter$');
    const kept = await moteur.evaluate(
      `Object.keys(localStorage).filter((key) => /auth/.test(key))`,
    );
    if ((kept as string[]).length > 0) throw new Error(`${moteur.nom}: ${String(kept)} was kept.`);
  } finally {
    wire.close();
  }
}
