import { formOf } from './appels.ts';
import type { Constat } from './client.ts';
import type { Qui } from './maison.ts';
import { type PaireDeServeurs, atOnce, compte, uneFois } from './paire.ts';

export const equipe = async (paire: PaireDeServeurs): Promise<Constat[]> => [
  await classe(paire),
  await archive(paire),
  await chapitre(paire),
];

async function classe(paire: PaireDeServeurs): Promise<Constat> {
  const lignes = Array.from({ length: 20 }, (_, n) => `Vander;Zoé;classe-${n}@exemple.be`);
  const texte = ['Nom;Prénom;Adresse e-mail', ...lignes].join('\n');
  const statuts = await atOnce(paire, 4, (_, n) =>
    paire.chefs[n % 2]!.call('/api/extranet/importClasse', { texte, confirme: 1 }),
  );
  const { comptes, mails } = (await paire.find(
    `select (select count(*) from eleve where email like 'classe-%') as comptes,
      (select count(*) from mail where destinataire like 'classe-%') as mails`,
  ))!;
  return {
    mesure: `une classe de vingt, importée quatre fois à la fois (${statuts.join(', ')})`,
    valeur: `${comptes} comptes, ${mails} mails`,
    borne: '20 comptes, 20 mails',
    tenu: Number(comptes) === 20 && Number(mails) === 20 && statuts.every((status) => status < 500),
  };
}

async function archive(paire: PaireDeServeurs): Promise<Constat> {
  const { chef, chefs } = paire;
  const sortie = await chef.send('/api/extranet/exportContenu', { photos: 0 });
  const zip = new Blob([await sortie.arrayBuffer()], { type: 'application/zip' });
  const { id, libelle } = await premierChapitre(chef);
  await chef.call('/api/extranet/editChapitre', await saisieDe(chef, id, `${libelle} bis`));
  const { corps } = await chef.call('/api/extranet/checkContenu', formOf({ archive: zip }));
  const { version } = corps.bilan as { version: string };
  const statuts = await atOnce(paire, 4, (_, n) =>
    chefs[n % 2]!.call('/api/extranet/importContenu', formOf({ archive: zip, version })),
  );
  const apres = await premierChapitre(chef);
  return {
    ...uneFois('une archive, importée quatre fois à la fois', statuts),
    tenu: compte(statuts, 200) >= 1 && compte(statuts, 200, 409) === 4 && apres.libelle === libelle,
  };
}

async function premierChapitre(chef: Qui) {
  const { corps } = await chef.read('/api/extranet/getChapitres?all=true');
  const { data } = corps.chapitres as { data: { id: number; libelle: string }[] };
  return data.toSorted((one, other) => one.id - other.id)[0]!;
}

async function saisieDe(chef: Qui, id: number, libelle: string) {
  const { corps } = await chef.read(`/api/extranet/getChapitres?id=${id}`);
  const chapitre = corps.chapitre as {
    revision: number;
    listeQuestions: string;
    listeModules: number[];
  };
  const { revision, listeQuestions, listeModules } = chapitre;
  return { id, libelle, revision, listeQuestions, listeModules, texte: corps.texte };
}

async function chapitre(paire: PaireDeServeurs): Promise<Constat> {
  const { id, libelle } = await premierChapitre(paire.chef);
  const saisie = await saisieDe(paire.chef, id, libelle);
  const statuts = await atOnce(paire, 4, (_, n) =>
    paire.chefs[n % 2]!.call('/api/extranet/editChapitre', {
      ...saisie,
      libelle: `${libelle} ${n}`,
    }),
  );
  return uneFois('un chapitre, modifié par quatre qui ont lu le même', statuts);
}
