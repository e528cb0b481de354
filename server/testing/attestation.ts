import { type CoursDeTest, addCours, ou } from './cours.ts';
import type { Person, School } from './school.ts';

export const GUIDE = { prenom: 'Anne', nom: 'Vander', email: '' };

/** What the appointment asks of its learner. */
export const INFOS = {
  dateNaissance: '1985-07-30',
  registreNational: '85073003328',
  rue: 'Rue de Fer 1',
  localite: 'Namur',
  codePostal: '5000',
};

/** A pedagogical appointment of one chapter, opened, of a learner of whom all is known. */
export async function openRdv(school: School, eleve: Person): Promise<CoursDeTest> {
  const cours = await addCours(school, eleve, [[[]]], { codePermis: 'RDV' });
  await eleve.call('updateRegistre', INFOS);
  await eleve.call('getModules', { acces_id: cours.acces_id });
  return cours;
}

export const readLast = (cours: CoursDeTest, eleve: Person) =>
  eleve.call('addELearning', { ...ou(cours, 0, 0), reponses: {} });

/** The same, finished, and its attestation where it has one. */
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
