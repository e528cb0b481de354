import { createHmac, createPublicKey, verify } from 'node:crypto';
import { clesOf } from '../eleve/tpr/cles.ts';
import type { Person, School } from './school.ts';

/** A vendor's player, written without a token library. */

const SECRET = 'un secret des tests assez long pour en faire des clés';
export const ANCIEN = 'celui de naguère que l’on croit encore un moment';
export const TPR = {
  APP_URL: 'https://priorite.example',
  TPR_PLAYER_URL: 'https://lecteur.example/tpr',
  TPR_SECRET: `${SECRET},${ANCIEN}`,
};

const HEADER = { alg: 'HS256', typ: 'JWT' };

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function signMessage(
  says: object,
  { secret = SECRET, header = HEADER }: { secret?: string; header?: object } = {},
): string {
  const text = `${part(header)}.${part(says)}`;
  const key = clesOf(secret).messages;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

export function readToken(token: string, keys: { kid: string; x: string }[]) {
  const [head, says, signature] = token.split('.') as [string, string, string];
  const parsed = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());
  const header = parsed(head) as { alg: string; kid: string };
  const { x } = keys.find(({ kid }) => kid === header.kid)!;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const good = verify(
    null,
    Buffer.from(`${head}.${says}`),
    key,
    Buffer.from(signature, 'base64url'),
  );
  return { good, header, says: parsed(says) as Record<string, unknown> & { jti: string } };
}

export const seconds = (school: School) => Math.floor(school.now().getTime() / 1000);

export async function say(school: School, appel: 'ouverture' | 'resultat', message: string) {
  const url = `/api/tpr/${appel}`;
  const answer = await school.fastify.inject({ method: 'POST', url, payload: { message } });
  const { status, ...told } = answer.json<{ status: number; message?: string }>();
  return { status, ...told } as { status: number; message?: string } & Record<string, unknown>;
}

const to = (appel: string) => `${TPR.APP_URL}/api/tpr/${appel}`;

export const open = (school: School, jeton: string, more: object = {}) =>
  say(
    school,
    'ouverture',
    signMessage({ aud: to('ouverture'), iat: seconds(school), jeton, ...more }),
  );

export const result = (school: School, seance: string, more: object = {}) => ({
  aud: to('resultat'),
  iat: seconds(school),
  jti: 'un',
  seance,
  exercice: 'Trois situations',
  points: 2,
  sur: 3,
  fin: seconds(school),
  ...more,
});

export const report = (school: School, seance: string, more: object = {}) =>
  say(school, 'resultat', signMessage(result(school, seance, more)));

export async function newHolder(school: School, nom: string) {
  const chef = await school.login('superviseur@demo.be');
  const email = `${nom}@exemple.be`;
  const { id } = await chef.call('addEleve', { prenom: 'Zoé', nom: 'Vander', email });
  const { produits } = await chef.call('getEleve', { id });
  const { id: acces_id } = produits.find(({ type }) => type === 'EX')!;
  await chef.call('addAccesToEleve', { user_id: id, acces_id });
  const eleve = await school.login(email);
  const { accesList } = await eleve.call('getAccesUser', {});
  const ou = { acces_id, acces_user_id: accesList[0]!.acces_user_id };
  return { eleve, ou, chef };
}

export async function tokenOf(eleve: Person, ou: { acces_id: number; acces_user_id: number }) {
  const { playerToken } = await eleve.call('tprExercice', ou);
  return playerToken;
}

/** As staff, or time, would change it. */
export const setAcces = (
  school: School,
  { ou }: { ou: { acces_user_id: number } },
  values: object,
) =>
  school.database.write((trx) =>
    trx.updateTable('accesUser').set(values).where('id', '=', ou.acces_user_id).execute(),
  );
