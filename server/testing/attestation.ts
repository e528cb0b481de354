import { beforeEach } from 'vitest';
import { forgetTries } from './compte.ts';
import { type CoursDeTest, addCours, ou } from './cours.ts';
import { type Person, type School, openSchoolForFile } from './school.ts';

export const NOW = '2026-11-21T10:00:00.000Z';
export const GUIDE = { prenom: 'Anne', nom: 'Vander', email: '' };
export const AUTRE = { prenom: 'Jean', nom: 'D’Hondt', email: 'jean@exemple.be' };

export const INFOS = {
  dateNaissance: '1985-07-30',
  registreNational: '85073003328',
  rue: 'Rue de Fer 1',
  localite: 'Namur',
  codePostal: '5000',
};

export async function openRdv(school: School, eleve: Person): Promise<CoursDeTest> {
  const cours = await addCours(school, eleve, [[[]]], { codePermis: 'RDV' });
  await eleve.call('updateRegistre', INFOS);
  await eleve.call('getModules', { acces_id: cours.acces_id });
  return cours;
}

export const readLast = (cours: CoursDeTest, eleve: Person) =>
  eleve.call('addELearning', { ...ou(cours, 0, 0), reponses: {} });

export async function finishRdv(school: School, eleve: Person, guides: object[] = [GUIDE]) {
  const cours = await openRdv(school, eleve);
  const { acces_id, acces_user_id } = cours;
  if (guides.length > 0) await eleve.call('setGuides', { acces_id, guides });
  await readLast(cours, eleve);
  return { cours, acces_id, acces_user_id, attestation: await attestationOf(eleve, cours) };
}

export async function attestationOf(eleve: Person, { acces_user_id }: CoursDeTest) {
  const { attestations } = await eleve.call('getAttestations', {});
  return attestations.find((each) => each.acces_user_id === acces_user_id);
}

export async function beginDay(school: School): Promise<Person> {
  school.at(NOW);
  await forgetTries(school);
  // Drawing fifty leftovers would take ten seconds.
  await school.database.write((trx) =>
    trx.updateTable('attestation').set({ aDessiner: 0 }).execute(),
  );
  return school.login('superviseur@demo.be');
}

export async function openSchoolOfOneDay() {
  const school = await openSchoolForFile();
  const chef = await beginDay(school);
  beforeEach(async () => void Object.assign(chef, await beginDay(school)));
  return { school, chef };
}

let nth = 0;
export async function newEleve(school: School, chef: Person) {
  const email = `attestation-${++nth}@exemple.be`;
  await chef.call('addEleve', { prenom: 'Chloé', nom: 'Lejeune', email });
  return { email, ...(await school.login(email)) };
}

export const rows = ({ database }: School) =>
  database.read.selectFrom('attestation').selectAll().orderBy('id').execute();

export const verify = (school: School, code: string) =>
  school.visitor.call('verifyAttestation', { code });

export const pdfBy = async (who: Person, id: number) =>
  (await who.raw({ method: 'GET', url: `/api/user/getAttestationPdf?id=${id}` })).rawPayload;

export const store = ({ database: { read: db, write }, mounting: { env } }: School) => ({
  db,
  write,
  env,
});
