import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/** npm run sauvegarde:cle: makes a pair of keys; what it prints is a key file of age. */
const secrete = await generateX25519Identity();
process.stdout
  .write(`# Clé de sauvegarde d’une école de Priorité, faite le ${new Date().toISOString().slice(0, 10)}.
# La clé publique va dans l’environnement du serveur ; elle chiffre, et n’ouvre rien :
# SAUVEGARDE_CLE=${await identityToRecipient(secrete)}
# La clé secrète, ci-dessous, ouvre toutes les sauvegardes : garde-la ailleurs que sur le serveur
# et que les sauvegardes, à deux endroits. Sans elle, elles ne se lisent plus, par personne.
${secrete}
`);
