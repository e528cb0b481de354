import { describe, expect, test } from 'vitest';
import { openSchoolForFile } from '../../testing/school.ts';
import { compteOf, forgetTries, inscription, lastMailTo, mailsTo } from '../../testing/compte.ts';
import {
  EVENEMENTS,
  type EtatDInscription,
  type Evenement,
  type SuiteDInscription,
  etatOfInscription,
  suiteOfInscription,
} from './inscription.ts';

const ETATS: EtatDInscription[] = ['libre', 'attend', 'contestee', 'confirmee'];
const CHOSEN = 'Cheval-sous-la-pluie-4';
const SUJETS: Record<SuiteDInscription['courrier'], string> = {
  confirmation: 'Confirme ton adresse e-mail',
  reprise: 'Termine ton inscription',
  adresseConnue: 'Tu as déjà un compte',
  hashMotDePasse: 'Ton nouveau mot de passe',
  bienvenue: 'Bienvenue chez Priorité',
};

const school = await openSchoolForFile({ env: { INSCRIPTION: 'ouverte' } });

async function addressIn(etat: EtatDInscription, email: string) {
  const { visitor } = school;
  await visitor.call('register', { ...inscription, email, registreNational: '05122500248' });
  const { jeton } = await lastMailTo(school, email);
  const { user } = (await visitor.call('login', {
    email,
    password: inscription.password,
  })) as never;
  if (etat === 'libre')
    await school.database.write((trx) =>
      trx.deleteFrom('eleve').where('email', '=', email).execute(),
    );
  if (etat === 'contestee') await visitor.call('forgotPassword', { email });
  if (etat === 'confirmee')
    await visitor.call('confirmEmail', { jeton, password: inscription.password });
  await forgetTries(school);
  const reference: string = user;
  return { email, jeton, reference };
}

type Adresse = Awaited<ReturnType<typeof addressIn>>;

const happen: Record<Evenement, (adresse: Adresse) => Promise<{ status: number }>> = {
  inscription: ({ email }) => school.visitor.call('register', { ...inscription, email }),
  autreInscription: ({ email }) =>
    school.visitor.call('register', { ...inscription, email, password: 'Un-autre-mot-8' }),
  oubli: ({ email }) => school.visitor.call('forgotPassword', { email }),
  renvoi: ({ reference }) => school.visitor.call('getVerificationMail', { user: reference }),
  confirmation: ({ jeton }) =>
    school.visitor.call('confirmEmail', { jeton, password: inscription.password }),
  reprise: ({ jeton }) =>
    school.visitor.call('redoInscription', {
      jeton,
      prenom: 'Zoé',
      nom: 'Petit',
      password: CHOSEN,
      checkCondition: 1,
    }),
};

describe.each(ETATS)('an address that is %s', (etat) => {
  test.each(EVENEMENTS)('%s', async (evenement) => {
    const adresse = await addressIn(etat, `${etat}-${evenement.toLowerCase()}@exemple.be`);
    const { email } = adresse;
    const before = await compteOf(school, email);
    expect(etatOfInscription(before)).toBe(etat);
    const mails = (await mailsTo(school, email)).length;
    const { status } = await happen[evenement](adresse);
    const after = await compteOf(school, email);

    const suite = suiteOfInscription(etat, evenement);
    if (!suite) {
      expect([401, 409]).toContain(status);
      expect(after).toEqual(before);
      expect(await mailsTo(school, email)).toHaveLength(mails);
      return;
    }
    expect(status).toBe(200);
    expect(etatOfInscription(after)).toBe(suite.etat);
    expect((await mailsTo(school, email)).slice(mails).map(({ sujet }) => sujet)).toEqual([
      SUJETS[suite.courrier],
    ]);
    const typed = { prenom: after!.prenom, registreNational: after!.registreNational };
    if (suite.efface)
      expect(typed).toEqual({
        prenom: evenement === 'reprise' ? 'Zoé' : '',
        registreNational: null,
      });
    else if (before) expect(typed.registreNational).toBe(before.registreNational);
  });
});
