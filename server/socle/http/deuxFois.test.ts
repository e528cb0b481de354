import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type StaffWrite, appelOf } from '../../../contract/call.ts';
import { type CallName, type Calls, calls } from '../../../contract/index.ts';
import { check, fileOf, keepOwn, zipOf } from '../../testing/archive.ts';
import { GUIDE, finishRdv } from '../../testing/attestation.ts';
import { isRevisionFree, picture, saisie } from '../../testing/banque.ts';
import { byNumber, forgetTries } from '../../testing/compte.ts';
import { emettre } from '../../testing/facture.ts';
import { MOT_DE_PASSE, codeOf, hire, installFacteur } from '../../testing/personnel.ts';
import { advance, open, produit as produitDe } from '../../testing/paiement.ts';
import { activite, ecart } from '../../testing/rapprochement.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { addFacile } from '../../testing/statistiques.ts';
import { readListe } from '../db/listes.ts';

/** A new write of the staff must say here how two simultaneous ones end. */
type Ecriture = { [K in CallName]: StaffWrite<Calls[K]> extends true ? K : never }[CallName];

interface Essai {
  envois: () => Promise<{ un: object; autre: object; par?: Pick<Person, 'call'> }>;
  /** The two statuses, lower first; then that of the refused one, or the second, sent again. */
  dit: readonly [number, number, number];
}

const school = await openSchoolForFile({ env: { INSCRIPTION: 'ouverte' } });
let chef: Person;

beforeAll(async () => {
  chef = await school.login('superviseur@demo.be');
});
beforeEach(async () => {
  await forgetTries(school);
  // A caller has fifteen calls a second.
  school.later(1);
});

let nth = 0;
const nom = () => `Deux fois ${++nth}`;
const adresse = () => `deux-fois-${++nth}@exemple.be`;
const valeurDite = () => ({
  fait: 'prixTheorie',
  valeur: '17 euros',
  source: 'Le tarif du centre',
  verifie: '2026-11-01',
});

const same = async (input: object | Promise<object>) => ({ un: await input, autre: await input });

const photo = async () => new File([await picture()], 'x.png', { type: 'image/png' });
const idOf = async (name: CallName, input: object) => {
  const answer = (await chef.call(name, { ...input })) as { id: number; status: number };
  expect(answer.status, name).toBe(200);
  return answer.id;
};
const question = () => idOf('addQuestion', saisie);
const facile = async () => addFacile(school, await question());
const theme = async () =>
  idOf('addTheme', { libelle: nom(), listeQuestions: `${await question()}` });
const module = (chapitre_ids: number[] = []) => idOf('addModule', { libelle: nom(), chapitre_ids });
const chapitre = (texte = '<p>a</p>') => idOf('addChapitre', { libelle: nom(), texte });
const produit = { prix: '9', codePermis: 'B', dureeValidite: 1 };
const acces = (type: 'QT' | 'EL' = 'QT') => idOf('addAcces', { ...produit, libelle: nom(), type });
const fiche = () => ({ prenom: 'Zoé', nom: 'Renard', email: adresse() });
const eleve = (more: object = {}) => idOf('addEleve', { ...fiche(), ...more });
const eleveLu = async () => {
  const { eleve: read } = await chef.call('getEleve', { id: await eleve() });
  return { id: read.id, version: read.version };
};
const tenu = async () => {
  const [user_id, acces_id] = [await eleve(), await acces()];
  await chef.call('addAccesToEleve', { user_id, acces_id });
  const { eleve: found } = await chef.call('getEleve', { id: user_id });
  return { user_id, acces_id, acces_user_id: found.acces[0]!.acces_user_id };
};
const classe = async () => (await chef.call('addClasse', { libelle: 'Mardi' })).id;
const delivree = async () => {
  const { email } = fiche();
  await eleve({ email });
  const { attestation, acces_user_id } = await finishRdv(school, await school.login(email));
  return { id: attestation!.id, acces_user_id };
};
const employe = async () => hire(school, 1);
const facteur = async () => {
  const who = await employe();
  await installFacteur(school, who);
  return who;
};

const paye = async (times = 1) => {
  const who = await school.login(await eleveNomme());
  const acces_id = await produitDe(school, 'theorie-permis-b');
  const ids = [];
  for (let n = 0; n < times; n++) ids.push((await open(school, who, acces_id)).id);
  for (const id of ids) await advance(school, id, { etat: 'paye' });
  return { who, acces_id, id: ids.at(-1)! };
};
const eleveNomme = async () => {
  const { email } = fiche();
  await eleve({ email });
  return email;
};

const edits = (input: object) => ({
  un: { ...input, libelle: nom() },
  autre: { ...input, libelle: nom() },
});

const ESSAIS: Record<Ecriture, Essai> = {
  addQuestion: { envois: () => same(saisie), dit: [200, 200, 200] },
  editQuestion: {
    envois: async () => {
      const id = await question();
      const { question: began } = await chef.call('getQuestionExtranet', { id });
      return edits({ ...saisie, id, version_id: began.version_id });
    },
    dit: [200, 409, 409],
  },
  deleteQuestion: { envois: async () => same({ id: await question() }), dit: [200, 404, 404] },
  restoreVersion: {
    envois: async () => {
      const id = await question();
      const { question: first } = await chef.call('getQuestionExtranet', { id });
      const { version_id } = await chef.call('editQuestion', { ...saisie, id, libelle: nom() });
      return same({ id, version_id: first.version_id, courante_id: version_id });
    },
    dit: [200, 409, 409],
  },
  setEnsuite: {
    // The same twice may write once, whoever comes first.
    envois: async () => {
      const id = await question();
      return { un: { id, ensuite: 'tombe' }, autre: { id, ensuite: 'tient' } };
    },
    dit: [200, 200, 200],
  },

  addAcces: { envois: () => same({ ...produit, libelle: nom() }), dit: [200, 200, 200] },
  editAcces: {
    envois: async () => {
      const id = await acces();
      const { acces: began } = await chef.call('getAccesExtranet', { id });
      return edits({ ...produit, id, version: began!.version });
    },
    dit: [200, 409, 409],
  },
  deleteAcces: { envois: async () => same({ id: await acces() }), dit: [200, 404, 404] },
  linkModules: {
    envois: async () => {
      const acces_id = await acces('EL');
      const [un, autre] = [await module(), await module()];
      return {
        un: { acces_id, module_ids: [un], lies: [] },
        autre: { acces_id, module_ids: [autre], lies: [] },
      };
    },
    dit: [200, 409, 409],
  },
  linkThemes: {
    envois: async () => {
      const acces_id = await acces();
      const [un, autre] = [await theme(), await theme()];
      return {
        un: { acces_id, theme_ids: [un], lies: [] },
        autre: { acces_id, theme_ids: [autre], lies: [] },
      };
    },
    dit: [200, 409, 409],
  },
  unlinkModule: {
    envois: async () => {
      const [acces_id, module_id] = [await acces('EL'), await module()];
      await chef.call('linkModules', { acces_id, module_ids: [module_id] });
      return same({ acces_id, module_id });
    },
    dit: [200, 404, 404],
  },
  unlinkTheme: {
    envois: async () => {
      const [acces_id, theme_id] = [await acces(), await theme()];
      await chef.call('linkThemes', { acces_id, theme_ids: [theme_id] });
      return same({ acces_id, theme_id });
    },
    dit: [200, 404, 404],
  },

  addRemise: {
    envois: () => same({ code: `DEUX${++nth}X`, libelle: nom(), pourcentage: 10 }),
    dit: [200, 422, 422],
  },
  editRemise: {
    envois: async () => {
      const sent = { libelle: nom(), pourcentage: 10 };
      const id = await idOf('addRemise', { ...sent, code: `DEUX${++nth}X` });
      return edits({ ...sent, id, version: 1 });
    },
    dit: [200, 409, 409],
  },
  addFait: {
    envois: () => same({ ...valeurDite(), du: `20${10 + ++nth}-01-01` }),
    dit: [200, 422, 422],
  },
  editFait: {
    envois: async () => {
      const sent = { ...valeurDite(), du: `20${10 + ++nth}-02-01` };
      const { fait: _, ...dite } = sent;
      const id = await idOf('addFait', sent);
      return {
        un: { ...dite, valeur: '18 euros', id, version: 1 },
        autre: { ...dite, valeur: '19 euros', id, version: 1 },
      };
    },
    dit: [200, 409, 409],
  },
  deleteFait: {
    envois: async () =>
      same({ id: await idOf('addFait', { ...valeurDite(), du: `20${10 + ++nth}-03-01` }) }),
    dit: [200, 404, 404],
  },
  setValeurAttestation: {
    envois: async () => {
      const { valeur } = await chef.call('getValeurAttestation', {});
      const { lecture, version } = valeur;
      return {
        un: { lecture, bonnes: valeur.bonnes + 1, version },
        autre: { lecture, bonnes: valeur.bonnes + 2, version },
      };
    },
    dit: [200, 409, 409],
  },
  deleteRemise: {
    envois: async () => {
      const sent = { code: `DEUX${++nth}X`, libelle: nom(), pourcentage: 10 };
      return same({ id: await idOf('addRemise', sent) });
    },
    dit: [200, 404, 404],
  },

  addTheme: { envois: () => same({ libelle: nom(), listeQuestions: '' }), dit: [200, 200, 200] },
  editTheme: {
    envois: async () => {
      const id = await theme();
      const { theme: began } = await chef.call('getTheme', { id });
      return edits({ id, listeQuestions: began.listeQuestions, version: began.version });
    },
    dit: [200, 409, 409],
  },
  deleteTheme: { envois: async () => same({ id: await theme() }), dit: [200, 404, 404] },

  addModule: { envois: () => same({ libelle: nom() }), dit: [200, 200, 200] },
  editModule: {
    envois: async () => edits({ id: await module(), revision: 0 }),
    dit: [200, 409, 409],
  },
  deleteModule: { envois: async () => same({ id: await module() }), dit: [200, 404, 404] },
  addChapitre: { envois: () => same({ libelle: nom(), texte: '<p>a</p>' }), dit: [200, 200, 200] },
  editChapitre: {
    envois: async () => edits({ id: await chapitre(), revision: 0, texte: '<p>b</p>' }),
    dit: [200, 409, 409],
  },
  deleteChapitre: { envois: async () => same({ id: await chapitre() }), dit: [200, 404, 404] },
  uploadImages: {
    envois: async () => same({ images: [await photo()], chapitre_id: await chapitre() }),
    dit: [200, 200, 200],
  },
  deleteImage: {
    envois: async () => {
      const sent = { images: [await photo()], chapitre_id: await chapitre() };
      const { images } = await chef.call('uploadImages', sent);
      return same({ id: images[0]!.id });
    },
    dit: [200, 404, 404],
  },

  addEleve: { envois: () => same(fiche()), dit: [200, 422, 422] },
  editEleve: {
    envois: async () => {
      const read = await eleveLu();
      return { un: { ...fiche(), ...read }, autre: { ...fiche(), ...read } };
    },
    dit: [200, 409, 409],
  },
  openRegard: { envois: async () => same({ id: await eleve() }), dit: [200, 200, 200] },
  undo: {
    envois: async () => {
      const { annulation } = await chef.call('deleteTheme', { id: await theme() });
      return same({ ligne_id: annulation!.ligne_id });
    },
    dit: [200, 409, 409],
  },
  restoreDeleted: {
    envois: async () => {
      const { annulation } = await chef.call('deleteTheme', { id: await theme() });
      return same({ ligne_id: annulation!.ligne_id });
    },
    dit: [200, 409, 409],
  },
  deleteEleve: { envois: async () => same({ id: await eleve() }), dit: [200, 404, 404] },
  getRegistre: { envois: async () => same({ id: await eleve() }), dit: [200, 200, 200] },
  sendPassword: { envois: async () => same({ id: await eleve() }), dit: [200, 200, 200] },
  sendConfirmation: {
    envois: async () => {
      const email = adresse();
      await school.visitor.call('register', {
        prenom: 'Léa',
        nom: 'Marchal',
        email,
        password: MOT_DE_PASSE,
        checkCondition: 1,
      });
      const { eleves } = await chef.call('getEleves', { recherche: email });
      return same({ id: eleves.data[0]!.id });
    },
    dit: [200, 200, 200],
  },
  endSessionExtranet: {
    envois: async () => {
      const { id: user_id } = await school.login('eleve2@demo.be');
      const { sessions } = await chef.call('getEleve', { id: user_id });
      return same({ user_id, session_id: sessions[0]!.id });
    },
    dit: [200, 404, 404],
  },
  activateAcces: {
    envois: async () => {
      const { user_id, acces_id } = await tenu();
      return { un: { user_id, acces_id, actif: 0 }, autre: { user_id, acces_id, actif: 1 } };
    },
    dit: [200, 200, 200],
  },
  updateAcces: {
    envois: async () => {
      const { acces_user_id: id } = await tenu();
      return same({ id, dateActivation: '2026-11-21', datePerime: '2026-12-21' });
    },
    dit: [200, 200, 200],
  },
  deleteAccesFromEleve: { envois: () => same(tenu()), dit: [200, 404, 404] },
  addAccesToEleve: {
    envois: async () => same({ user_id: await eleve(), acces_id: await acces() }),
    dit: [200, 409, 409],
  },
  addClasse: { envois: () => same({ libelle: 'Mardi' }), dit: [200, 200, 200] },
  editClasse: {
    envois: async () => {
      const id = await classe();
      return {
        un: { id, version: 1, libelle: 'Jeudi' },
        autre: { id, version: 1, libelle: 'Lundi' },
      };
    },
    dit: [200, 409, 409],
  },
  deleteClasse: { envois: async () => same({ id: await classe() }), dit: [200, 404, 404] },
  addInscrits: {
    envois: async () => same({ classe_id: await classe(), ids: [await eleve()] }),
    dit: [200, 200, 200],
  },
  removeInscrit: {
    envois: async () => {
      const [classe_id, user_id] = [await classe(), await eleve()];
      await chef.call('addInscrits', { classe_id, ids: [user_id] });
      return same({ classe_id, user_id });
    },
    dit: [200, 404, 404],
  },
  editAccesDesEleves: {
    envois: async () =>
      same({ ids: [await eleve()], acces_id: await acces(), geste: 'donner' as const }),
    dit: [200, 200, 200],
  },
  deliverAttestation: {
    envois: async () => {
      const { acces_user_id, id } = await delivree();
      return same({ acces_user_id, remplace: id, guides: [GUIDE] });
    },
    dit: [200, 409, 409],
  },
  sendAttestation: {
    envois: async () => same({ id: (await delivree()).id }),
    dit: [200, 200, 200],
  },
  withdrawAttestation: {
    envois: async () => same({ id: (await delivree()).id, motif: 'Une erreur.' }),
    dit: [200, 409, 409],
  },
  getAttestationPdfExtranet: {
    envois: async () => same({ id: (await delivree()).id }),
    dit: [200, 200, 200],
  },
  refundPaiement: {
    envois: async () => {
      const { id } = await paye();
      const demande = { montant: 5, reste: 14.99, motif: 'Un geste', finAcces: 0, main: 1 };
      return same({ id, ...demande });
    },
    dit: [200, 409, 409],
  },
  checkPaiement: { envois: async () => same({ id: (await paye()).id }), dit: [409, 409, 409] },
  settlePaiement: {
    envois: async () => same({ id: (await paye(2)).id, motif: 'Rendu au guichet.' }),
    dit: [200, 409, 409],
  },
  winLitige: {
    envois: async () => {
      const { id } = await paye();
      await school.database.write((trx) =>
        trx
          .updateTable('paiement')
          .set({ etat: 'impaye', type: 'paypal' })
          .where('id', '=', id)
          .execute(),
      );
      return same({ id, motif: 'Un courrier de la banque.' });
    },
    dit: [200, 409, 409],
  },
  givePaiement: {
    envois: async () => {
      const { who, acces_id, id } = await paye(2);
      await school.database.write((trx) =>
        trx
          .updateTable('accesUser')
          .set({
            dateActivation: '2026-11-21T10:00:00.000Z',
            datePerime: '2026-12-21T10:00:00.000Z',
          })
          .where('eleve_id', '=', who.id)
          .where('acces_id', '=', acces_id)
          .execute(),
      );
      return same({ id });
    },
    dit: [200, 409, 409],
  },
  refuseRetractation: {
    envois: async () => {
      const { who, id } = await paye();
      await who.call('withdrawPaiement', { id });
      return same({ id, motif: 'Hors délai.' });
    },
    dit: [200, 409, 409],
  },
  getFacturePdfExtranet: {
    envois: async () => same({ id: (await emettre(school, await eleve())).id }),
    dit: [200, 200, 200],
  },
  compareMouvements: {
    envois: () => same({ moyen: 'paypal', periode: '2026-11-21', releve: activite() }),
    dit: [200, 200, 200],
  },
  takeOverEcart: {
    envois: async () => same({ id: await ecart(school, { paiement_id: null }) }),
    dit: [409, 409, 409],
  },
  settleEcart: {
    envois: async () => same({ id: await ecart(school), motif: 'Vu avec la banque.' }),
    dit: [200, 409, 409],
  },
  settleConstat: {
    envois: async () => same({ constat: 'facile', version_id: await facile() }),
    dit: [200, 409, 409],
  },
  reopenConstat: {
    envois: async () => {
      const version_id = await facile();
      await chef.call('settleConstat', { constat: 'facile', version_id });
      const { constats } = await chef.call('getSentinelle', { regles: 1 });
      return same({ id: constats.data.find((one) => one.version_id === version_id)!.regle!.id });
    },
    dit: [200, 409, 409],
  },
  exportContenu: {
    envois: async () => {
      await keepOwn(school);
      return same({ photos: 0 });
    },
    dit: [200, 200, 200],
  },
  importContenu: {
    envois: async () => {
      const serie = `ref: deux-fois-${++nth}\nlibelle: ${nom()}\nquestions: []\n`;
      const zip = await zipOf([['series/deux-fois.yaml', serie]]);
      const { version } = await check(chef, zip);
      return same({ archive: fileOf(zip), version });
    },
    dit: [200, 409, 409],
  },
  exportEleves: { envois: () => same({}), dit: [200, 200, 200] },
  exportComptable: { envois: () => same({ mois: '2026-11' }), dit: [200, 200, 200] },
  importClasse: {
    envois: async () => ({
      un: { texte: `Renard;Zoé;${adresse()}` },
      autre: { texte: `Renard;Zoé;${adresse()}` },
    }),
    dit: [200, 200, 200],
  },

  addUser: {
    envois: () => same({ ...fiche(), level: 1, password: MOT_DE_PASSE }),
    dit: [200, 422, 422],
  },
  updateUser: {
    envois: async () => {
      const { id, email } = await employe();
      const who = { id, email, prenom: 'Zoé', level: 9 };
      return { un: { ...who, nom: 'Un' }, autre: { ...who, nom: 'Autre' } };
    },
    dit: [200, 200, 200],
  },
  deleteUser: { envois: async () => same({ id: (await employe()).id }), dit: [200, 404, 404] },
  handOverEcole: {
    envois: async () => ({
      ...(await same({ id: (await hire(school, 10)).id })),
      par: await hire(school, 10, 'proprietaire'),
    }),
    dit: [200, 409, 409],
  },
  deleteFacteurUser: {
    envois: async () => same({ id: (await facteur()).id }),
    dit: [200, 409, 409],
  },
  sendLienUser: { envois: async () => same({ id: (await employe()).id }), dit: [200, 200, 200] },
  addPreuveExtranet: {
    envois: async () => ({ ...(await same({ password: MOT_DE_PASSE })), par: await employe() }),
    dit: [200, 200, 200],
  },
  modifyPasswordExtranet: {
    envois: async () => {
      const to = (password: string) => ({
        motDePasseActuel: MOT_DE_PASSE,
        password,
        passwordConfirm: password,
      });
      return {
        un: to('Quatre-tramways-8'),
        autre: to('Cinq-tramways-9'),
        par: await employe(),
      };
    },
    dit: [200, 401, 401],
  },
  confirmFacteur: {
    envois: async () => {
      const par = await employe();
      const { jeton, secret } = await par.call('beginFacteur', { password: MOT_DE_PASSE });
      return { ...(await same({ jeton, code: codeOf(school, secret) })), par };
    },
    dit: [200, 409, 409],
  },
  renewCodes: {
    envois: async () => ({ ...(await same({ password: MOT_DE_PASSE })), par: await facteur() }),
    dit: [200, 200, 200],
  },
  deleteFacteur: {
    envois: async () => ({ ...(await same({ password: MOT_DE_PASSE })), par: await facteur() }),
    dit: [200, 409, 409],
  },
};

const countLignes = async (appel: string) => {
  const rows = await school.database.read
    .selectFrom('journal')
    .select('id')
    .where('appel', '=', appel)
    .execute();
  return rows.length;
};

describe('two at once, and the later once more', () => {
  test.each(Object.keys(ESSAIS) as Ecriture[])('%s', async (name) => {
    const { envois, dit } = ESSAIS[name];
    const { un, autre, par = chef } = await envois();
    const appel = appelOf(calls[name]);
    const before = await countLignes(appel);
    const both = await Promise.all([un, autre].map((sent) => par.call(name, { ...sent })));
    const [first, second] = both.map(({ status }) => status).toSorted(byNumber);
    const lignes = (await countLignes(appel)) - before;
    expect([first, second]).toEqual(dit.slice(0, 2));
    for (const { message } of both) if (!/^export|Pdf/.test(name)) expect(message).toMatch(/\S/);
    expect(lignes, 'lines of the journal').toBe([first, second].filter((s) => s === 200).length);
    const late = both[0]!.status === 200 ? autre : un;
    expect(await par.call(name, { ...late })).toMatchObject({ status: dit[2] });
  });
});

describe('what two rooms do to one thing at once', () => {
  const TIMES = 6;

  test('a chapter joins a module from both sides', async () => {
    for (let n = 0; n < TIMES; n++) {
      const [id, module_id] = [await chapitre(), await module()];
      const both = await Promise.all([
        chef.call('editModule', { id: module_id, libelle: nom(), chapitre_ids: [id] }),
        chef.call('editChapitre', {
          id,
          libelle: nom(),
          texte: '<p>a</p>',
          listeModules: [module_id],
        }),
      ]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      const { module: found } = await chef.call('getModulesExtranet', { id: module_id });
      expect(found!.chapitres.map((each) => each.id)).toEqual([id]);
    }
  });

  test('an address is taken by somebody new and by somebody who is there', async () => {
    for (let n = 0; n < TIMES; n++) {
      const voulue = fiche();
      const both = await Promise.all([
        chef.call('editEleve', { ...voulue, id: await eleve() }),
        chef.call('addEleve', voulue),
      ]);
      expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 422]);
    }
  });

  test('a class comes twice, the second the other way round', async () => {
    const lignes = Array.from({ length: 12 }, () => `Renard;Zoé;${adresse()};;`);
    const both = await Promise.all(
      [lignes, lignes.toReversed()].map((sent) =>
        chef.call('importClasse', { texte: sent.join('\n') }),
      ),
    );
    for (const { status } of both) expect([200, 409]).toContain(status);
    expect(both.reduce((sum, answer) => sum + (answer.comptes ?? 0), 0)).toBe(12);
    expect(await chef.call('importClasse', { texte: lignes.join('\n') })).toMatchObject({
      status: 200,
      comptes: 0,
    });
  });

  test('a question is deleted while it comes into a chapter', async () => {
    for (let n = 0; n < TIMES; n++) {
      const [id, q] = [await chapitre(), await question()];
      const both = await Promise.all([
        chef.call('editChapitre', {
          id,
          libelle: nom(),
          texte: '<p>a</p>',
          listeQuestions: `${q}`,
        }),
        chef.call('deleteQuestion', { id: q }),
      ]);
      expect([200, 422]).toContain(both[0].status);
      expect(both[1].status).toBe(200);
      expect(await readListe(school.database.read, 'chapitre', id)).toEqual([]);
    }
  });

  // An edit locks the question, then the revision: the reverse order would deadlock.
  test.runIf(inject('template').kind === 'postgres')(
    'a deletion that is taken back holds the question before the revision of the bank',
    async () => {
      const id = await question();
      const { annulation } = await chef.call('deleteQuestion', { id });
      const act = () => chef.call('undo', { ligne_id: annulation!.ligne_id });
      expect(await isRevisionFree(school, id, act)).toBe(true);
    },
  );

  test('a chapter is deleted while it comes into a module', async () => {
    for (let n = 0; n < TIMES; n++) {
      const [id, module_id] = [await chapitre(), await module()];
      const [edited, deleted] = await Promise.all([
        chef.call('editModule', { id: module_id, libelle: nom(), chapitre_ids: [id] }),
        chef.call('deleteChapitre', { id }),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 422]).toContain(edited.status);
      const left = await school.database.read
        .selectFrom('moduleChapitre')
        .selectAll()
        .where('chapitre_id', '=', id)
        .execute();
      expect(left).toEqual([]);
    }
  });

  test('a learner is erased while something is done for them', async () => {
    for (let n = 0; n < TIMES; n++) {
      const { user_id, acces_id, acces_user_id } = await tenu();
      const jours = { dateActivation: '2026-11-21', datePerime: '2026-12-21' };
      const { email } = (await chef.call('getEleve', { id: user_id })).eleve;
      const autre = await acces();
      const all = await Promise.all([
        chef.call('deleteEleve', { id: user_id }),
        chef.call('editEleve', { ...fiche(), id: user_id }),
        chef.call('activateAcces', { user_id, acces_id, actif: 1 }),
        chef.call('updateAcces', { id: acces_user_id, ...jours }),
        chef.call('sendPassword', { id: user_id }),
        chef.call('importClasse', { texte: `Renard;Zoé;${email};;${autre}` }),
      ]);
      for (const { status } of all) expect([200, 404]).toContain(status);
      const rows = await school.database.read
        .selectFrom('accesUser')
        .innerJoin('eleve', 'eleve.id', 'accesUser.eleve_id')
        .select(['actif', 'email', 'nom', 'motDePasseProvisoire'])
        .where('eleve.id', '=', user_id)
        .execute();
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows)
        expect(row).toMatchObject({ actif: 0, nom: 'effacé', motDePasseProvisoire: null });
      const told = await school.database.read
        .selectFrom('journal')
        .select(['avant', 'apres'])
        .where('objet', '=', 'eleve')
        .where('objet_id', '=', user_id)
        .execute();
      expect(JSON.stringify(told)).not.toMatch(/Renard|exemple\.be/);
    }
  });
});
