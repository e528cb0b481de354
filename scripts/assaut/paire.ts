import { startServer } from '../startServer.ts';
import { openProvider } from '../../server/testing/payzen.ts';
import { withJeton, connecte } from './appels.ts';
import { openBase } from './base.ts';
import type { Constat } from './client.ts';
import { adresses, notify, lettresOf } from './maison.ts';

export type PaireDeServeurs = Awaited<ReturnType<typeof openPaire>>;

export async function openPaire() {
  const base = await openBase('postgres');
  const carte = await openProvider();
  const env = { ...base.env, ...carte.env, LOG_LEVEL: 'silent', APP_SECRET: SECRET };
  const serveurs = await Promise.all([startServer(env), startServer(env)]);
  const origines = serveurs.map(({ origin }) => origin);
  const [origin] = origines as [string];
  const chef = await connecte(origin, 'superviseur@demo.be');
  return {
    origin,
    origines,
    carte,
    chef,
    chefs: await Promise.all(origines.map((each) => withJeton(each, chef.token))),
    adresse: adresses(),
    lettre: lettresOf(base.dossier),
    find: base.find,
    notify: () => notify(origin, carte.hear()),
    async close() {
      for (const serveur of serveurs) await serveur.stop();
      await carte.close();
      await base.close();
    },
  };
}

const SECRET = 'q7Vd0Zr2mYt5Kc8Wb3Xn6Hs9Lf4Jg1Pu';

export const atOnce = (
  { origines }: PaireDeServeurs,
  nombre: number,
  ask: (origin: string, n: number) => Promise<{ status: number }>,
) =>
  Promise.all(
    Array.from({ length: nombre }, async (_, n) => (await ask(origines[n % 2]!, n)).status),
  );

export const compte = (statuts: number[], ...lesquels: number[]) =>
  statuts.filter((status) => lesquels.includes(status)).length;

export const uneFois = (mesure: string, statuts: number[]): Constat => ({
  mesure: `${mesure} (${statuts.join(', ')})`,
  valeur: compte(statuts, 200),
  borne: '1',
  tenu: compte(statuts, 200) === 1 && statuts.every((status) => status < 500),
});
