import { ELEVE } from '../../../regles/eleve.ts';

export const adminsJournal = {
  phrases: {
    addUser: 'a ajouté quelqu’un au personnel',
    updateUser: 'a modifié un compte du personnel',
    deleteUser: 'a retiré quelqu’un du personnel',
    handOverEcole: 'a remis l’école à quelqu’un d’autre',
    deleteFacteurUser: 'a retiré le second facteur de quelqu’un',
    sendLienUser: 'a envoyé à quelqu’un de quoi choisir son mot de passe',
    addPreuveExtranet: 'a redonné son mot de passe ou un code',
    modifyPasswordExtranet: 'a changé son mot de passe',
    confirmFacteur: 'a installé son second facteur',
    renewCodes: 'a pris de nouveaux codes de secours',
    deleteFacteur: 'a retiré son second facteur',
  },
  objets: {
    admin: {
      un: 'compte',
      plusieurs: 'Personnel',
      lien: () => '/extranet/users',
      decrits: { prenom: ELEVE.prenom, nom: ELEVE.nom, email: ELEVE.email },
    },
  },
};
