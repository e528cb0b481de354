// Rules
export { offreOf } from './offre.ts';
export { finDeValidite, isAccordAttendu, isPerime, isSuspendu } from './validite.ts';

// Reads
export {
  accesPerime,
  type AccesVoulu,
  holdAccesWhoever,
  holdToutAccesUser,
  listAccesDonnes,
  listAccesDonnesDe,
  listAccesUser,
  listToutAccesUser,
  ownAcces,
  ownAccesDuProduit,
  ownAccesUser,
} from './acces.queries.ts';
export { countAcces, listElevesAvecAcces, listElevesDesAcces } from './chiffres.queries.ts';
export {
  countDetenteurs,
  findOffre,
  findProduit,
  findProduitEntier,
  listProduitsByMots,
  imagesDesAcces,
  listAccesThere,
  listOffres,
  listProduits,
  listProduitsADonner,
  listProduitsAVoir,
  listReperesDeProduits,
  listTarifs,
  type ProduitEntier,
  selectProduits,
  siensOf,
  wasGiven,
} from './produits.queries.ts';
export { withVolume, readVolume, showVolumes, volumeEnMots } from './volume.queries.ts';

// Writes
export {
  askAccord,
  closeAccesUsers,
  dropAccord,
  startAcces,
  suspendAccesUser,
} from './acces.writes.ts';
export { addAccesUser, addDemonstration } from './addAccesUser.ts';
export {
  addProduit,
  claimProduit,
  freeSlug,
  holdProduit,
  type Produit,
  removeProduit,
  restoreProduit,
  saveProduit,
} from './produit.ts';
export { type Donne, giveAchat, takeBackAchat } from './giveAchat.ts';
export {
  activateAccesUser,
  extendAcces,
  giveAcces,
  removeAccesUser,
  switchAcces,
  tryGiveAcces,
  undoAccesUser,
  updateDates,
} from './staff.ts';
