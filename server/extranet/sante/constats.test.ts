import { expect, test } from 'vitest';
import { POINTS_DE_SANTE } from '../../../regles/sante.ts';
import { constatsOf } from './constats.ts';
import type { Sonde } from './sonde.ts';
import { followConstats } from './suivi.ts';

const NOW = new Date('2026-11-27T10:00:00.000Z');
const avant = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const [MEGA, GIGA] = [1024 ** 2, 1024 ** 3];
const rien = { attendent: 0, depuis: null };

const sauvee = (heures: number) => ({
  attendue: true,
  reglee: true,
  jours: 2,
  depuis: avant(60 * heures),
});

const appels = (change: Partial<Sonde['appels']>): Sonde['appels'] => ({
  appels: 1000,
  echecs: 0,
  echec: '/api/addReponse',
  echecsDepuis: null,
  lents: 0,
  presses: 800,
  plusLent: { appel: '/api/getSerie', ms: 4200 },
  lentsDepuis: null,
  ...change,
});

const sonde = (change: Partial<Sonde> = {}): Sonde => ({
  now: NOW,
  base: 3,
  ecriture: 3,
  ecritures: 0,
  appels: appels({}),
  mails: { ...rien, ontEchoue: 0, refuses: 0 },
  paiements: rien,
  remboursements: rien,
  debut: new Date(avant(3000)),
  taches: [{ nom: 'mails', reussie: NOW, echecs: 0, depuis: undefined }],
  disque: { libre: 50 * GIGA, total: 100 * GIGA },
  images: { vues: 10, perdues: 0 },
  sauvegarde: sauvee(20),
  textes: { changes: [], modele: [] },
  boucles: [12, 9],
  ...change,
});

test('all is well: each point says so, and asks for nothing', () => {
  const constats = constatsOf(sonde(), NOW);
  expect(constats.map(({ quoi }) => quoi)).toEqual(POINTS_DE_SANTE);
  for (const { etat, faire, depuis } of constats)
    expect([etat, faire, depuis]).toEqual(['bien', null, null]);
});

test.each<[string, Partial<Sonde>, string, RegExp]>([
  ['base', { base: 800 }, 'attention', /répond en 0,8\u00a0s/],
  ['base', { base: 9000 }, 'mal', /9,0\u00a0s/],
  ['base', { ecriture: 900 }, 'attention', /répond en 0,9\u00a0s/],
  ['base', { ecriture: Infinity }, 'mal', /Plus rien ne s’écrit/],
  ['base', { base: Infinity, ecriture: Infinity }, 'mal', /ne répond pas/],
  ['appelsEnEchec', { appels: appels({ echecs: 1 }) }, 'attention', /1 appel sur 1000 a échoué/],
  ['appelsEnEchec', { appels: appels({ echecs: 29 }) }, 'attention', /\/api\/addReponse\.$/],
  ['appelsEnEchec', { appels: appels({ echecs: 30 }) }, 'mal', /30 appels sur 1000 ont échoué/],
  ['appelsEnEchec', { appels: appels({ appels: 8, echecs: 4 }) }, 'attention', /4 appels sur 8/],
  ['appelsEnEchec', { appels: appels({ appels: 99, echecs: 5 }) }, 'mal', /5 appels sur 99/],
  ['appelsEnEchec', { appels: appels({ echecs: 1, echec: '/*' }) }, 'attention', /une page\.$/],
  ['appelsLents', { appels: appels({ lents: 7 }) }, 'bien', /7 appels sur 800 ont duré plus/],
  ['appelsLents', { appels: appels({ lents: 2, presses: 4 }) }, 'bien', /2 appels sur 4/],
  [
    'appelsLents',
    { appels: appels({ lents: 8 }) },
    'attention',
    /le plus lent, 4,2\u00a0s\u00a0: \/api/,
  ],
  ['appelsLents', { appels: appels({ lents: 9, presses: 9 }) }, 'attention', /9 appels sur 9/],
  ['appelsLents', { appels: appels({ lents: 10, presses: 90 }) }, 'mal', /10 appels sur 90/],
  [
    'mails',
    { mails: { attendent: 3, ontEchoue: 2, refuses: 0, depuis: avant(20) } },
    'attention',
    /3 mails en attente, dont 2 après un échec\u202f; le plus ancien depuis 20 minutes/,
  ],
  [
    'mails',
    { mails: { attendent: 1, ontEchoue: 1, refuses: 0, depuis: avant(600) } },
    'mal',
    /10 heures/,
  ],
  [
    'mails',
    { mails: { attendent: 9, ontEchoue: 0, refuses: 0, depuis: avant(2) } },
    'bien',
    /9 mails/,
  ],
  [
    'mails',
    { mails: { attendent: 9, ontEchoue: 1, refuses: 0, depuis: avant(2) } },
    'attention',
    /9 mails/,
  ],
  ['paiements', { paiements: { attendent: 1, depuis: avant(1500) } }, 'attention', /1 paiement /],
  [
    'remboursements',
    { remboursements: { attendent: 2, depuis: avant(60 * 24 * 20) } },
    'mal',
    /20 jours/,
  ],
  [
    'taches',
    { taches: [{ nom: 'refunds', reussie: undefined, echecs: 2, depuis: new Date(avant(5)) }] },
    'attention',
    /«.refunds.» \(2 échecs\)/,
  ],
  [
    'taches',
    { taches: [{ nom: 'files', reussie: new Date(avant(3000)), echecs: 0, depuis: undefined }] },
    'attention',
    /1 tâche sans réussite.*«.files.» depuis 2 jours/,
  ],
  [
    'taches',
    { taches: [{ nom: 'files', reussie: undefined, echecs: 0, depuis: undefined }] },
    'attention',
    /«.files.» depuis 2 jours/,
  ],
  ['disque', { disque: undefined }, 'mal', /ne se lit pas/],
  ['disque', { disque: { libre: 2 * GIGA, total: 100 * GIGA } }, 'mal', /2\u00a0Go sur 100/],
  ['disque', { disque: { libre: 4 * MEGA, total: 120 * MEGA } }, 'attention', /4\u00a0Mo sur 120/],
  ['images', { images: { vues: 10, perdues: 3 } }, 'mal', /3 images des 10/],
  ['sauvegarde', { sauvegarde: sauvee(47) }, 'bien', /a 47 heures/],
  ['sauvegarde', { sauvegarde: sauvee(49) }, 'attention', /a 2 jours/],
  ['sauvegarde', { sauvegarde: sauvee(24 * 7) }, 'mal', /a 7 jours/],
  [
    'sauvegarde',
    { sauvegarde: { ...sauvee(0), reglee: false, depuis: null } },
    'attention',
    /Aucune/,
  ],
  [
    'sauvegarde',
    { sauvegarde: { ...sauvee(0), attendue: false, depuis: null } },
    'bien',
    /démonstration/,
  ],
  ['textes', { textes: undefined }, 'bien', /démonstration/],
  ['textes', { textes: { changes: ['marque.ts'], modele: [] } }, 'attention', /^marque\.ts/],
  ['textes', { textes: { changes: [], modele: ['le témoignage'] } }, 'attention', /témoignage/],
  ['boucle', { boucles: [700, 3, 9] }, 'bien', /0,7\u00a0s/],
  ['boucle', { boucles: [3, 600, 9, 700] }, 'attention', /0,7\u00a0s/],
  ['boucle', { boucles: [3, 2100] }, 'mal', /2,1\u00a0s/],
])('%s: %o', (quoi, change, etat, dit) => {
  const constat = constatsOf(sonde(change), NOW).find((un) => un.quoi === quoi)!;
  expect(constat.etat).toBe(etat);
  expect(constat.dit).toMatch(dit);
  expect(constat.faire === null).toBe(etat === 'bien');
});

test('a fault keeps its beginning until it is over, and each change is logged once', () => {
  const logged: string[] = [];
  const log = {
    warn: (_: unknown, text: string) => logged.push(text),
    info: (_: unknown, text: string) => logged.push(text),
  } as never;
  const etat = { points: new Map() };
  const look = (change: Partial<Sonde>, minutes: number) => {
    const la = new Date(NOW.getTime() + minutes * 60_000);
    return followConstats(etat, constatsOf(sonde(change), la), la, log).find(
      ({ quoi }) => quoi === 'boucle',
    )!.depuis;
  };
  expect(look({ boucles: [700, 700] }, 0)).toBe(NOW.toISOString());
  expect(look({ boucles: [800, 800] }, 9)).toBe(NOW.toISOString());
  expect(logged).toEqual(['health is not well']);
  expect(look({ boucles: [9000, 9000] }, 10)).toBe(NOW.toISOString());
  expect(look({}, 11)).toBeNull();
  expect(look({ boucles: [700, 700] }, 12)).toBe(avant(-12));
  expect(logged).toEqual([
    'health is not well',
    'health is not well',
    'health is back',
    'health is not well',
  ]);
});

test('a fault whose oldest cause is gone keeps the beginning of the fault', () => {
  const etat = { points: new Map() };
  const log = { warn: () => {}, info: () => {} } as never;
  const look = (depuis: string) =>
    followConstats(
      etat,
      constatsOf(sonde({ appels: appels({ echecs: 1, echecsDepuis: depuis }) }), NOW),
      NOW,
      log,
    ).find(({ quoi }) => quoi === 'appelsEnEchec')!.depuis;
  expect(look(avant(4))).toBe(avant(4));
  expect(look(avant(1))).toBe(avant(4));
});

test('what the database alone knows is not told while it does not answer', () => {
  const muette = sonde({ base: Infinity, mails: undefined, paiements: undefined });
  const told = constatsOf({ ...muette, remboursements: undefined, sauvegarde: undefined }, NOW);
  const quois = new Set(told.map(({ quoi }) => quoi));
  expect(POINTS_DE_SANTE.filter((quoi) => !quois.has(quoi))).toEqual([
    'mails',
    'paiements',
    'remboursements',
    'sauvegarde',
  ]);
});
