// Rules
export { imagesDesAcces } from './imagesDesAcces.ts';
export { type Installation, isOffert } from './offert.ts';
export { offreOf } from './offre.ts';
export { finDeValidite, isAccordAttendu, isPerime, isSuspendu } from './validite.ts';

// Reads
export {
  accesPerime,
  type AccesVoulu,
  DEMO,
  findProduit,
  holdAccesWhoever,
  holdToutAccesUser,
  listAccesDonnes,
  listAccesDonnesDe,
  listAccesUser,
  listProduits,
  listProduitsADonner,
  listToutAccesUser,
  ownAcces,
  ownAccesDuProduit,
  ownAccesUser,
} from './acces.queries.ts';
export { listProduitsAVoir } from './aCompleter.queries.ts';
export { countAcces, listElevesDesAcces } from './chiffres.queries.ts';
export { findOffre, listOffres, siensOf } from './offres.queries.ts';
export {
  countDetenteurs,
  findProduitEntier,
  findProduitsByMots,
  listAccesThere,
  listReperesDeProduits,
  listTarifs,
  type ProduitEntier,
  produitsAvec,
  wasGiven,
} from './produits.queries.ts';
export { avecVolume, readVolume, showVolumes, volumeEnMots } from './volume.queries.ts';

// Writes
export { closeAccesUsers } from './acces.writes.ts';
export { type Donne, giveAchat, takeBackAchat } from './achat.ts';
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
export { askAccord, dropAccord, suspendAccesUser } from './retenue.ts';
export {
  activateAccesUser,
  giveAcces,
  removeAccesUser,
  revertAccesUser,
  updateDates,
} from './staff.ts';
export { startAcces } from './startAcces.ts';
