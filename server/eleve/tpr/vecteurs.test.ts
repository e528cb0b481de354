import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messageOuverture, messageResultat } from '../../../contract/eleve/tpr.messages.ts';
import { readToken } from '../../testing/tpr.ts';
import { clesOf } from './cles.ts';
import { readJeton, signJeton } from './jeton.ts';
import { readMessage } from './readMessage.ts';

interface Vecteurs {
  TPR_SECRET: string;
  site: string;
  lecteur: string;
  maintenant: number;
  clePublique: { kid: string; x: string };
  cleDesMessages: string;
  jeton: string;
  messageOuverture: string;
  messageResultat: string;
}

const page = readFileSync(
  new URL('../../../docs/perception-des-risques.md', import.meta.url),
  'utf8',
);
const vecteurs = JSON.parse(/```json\n([^`]+)```/.exec(page)![1]!) as Vecteurs;
const { site, lecteur: url, jeton, maintenant } = vecteurs;
const cles = clesOf(vecteurs.TPR_SECRET);
const lecteur = { site, url, cles: [cles] as const };
const at = (more: number) => new Date((maintenant + more) * 1000);

test('the example values of the protocol are what the code makes', async () => {
  expect(cles.publique).toEqual(vecteurs.clePublique);
  expect(Buffer.from(cles.messages).toString('base64url')).toBe(vecteurs.cleDesMessages);
  const { good, says } = readToken(jeton, [vecteurs.clePublique]);
  expect(good).toBe(true);
  const { acces, sub, jti } = says as unknown as { acces: number; sub: string; jti: string };
  const porteur = { acces_user_id: acces, pseudonyme: sub };
  expect(await signJeton(lecteur, porteur, at(0), jti)).toBe(jeton);
});

test('and what the code takes', async () => {
  for (const message of [vecteurs.messageOuverture, vecteurs.messageResultat]) {
    const [head, says, signature] = message.split('.');
    const key = Buffer.from(vecteurs.cleDesMessages, 'base64url');
    const own = createHmac('sha256', key).update(`${head}.${says}`).digest('base64url');
    expect(signature).toBe(own);
  }
  const opened = await readMessage(lecteur, vecteurs.messageOuverture, {
    appel: 'ouverture',
    schema: messageOuverture,
    now: at(0),
  });
  const { jti } = await readJeton(lecteur, opened.jeton, at(0));
  const said = await readMessage(lecteur, vecteurs.messageResultat, {
    appel: 'resultat',
    schema: messageResultat,
    now: at(240),
  });
  expect(said).toMatchObject({ seance: jti, jti: 'exercice-7', points: 2, sur: 3 });
});
