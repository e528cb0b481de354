export const MOTS = {
  h1ControlLabel: 'Titre 1',
  h2ControlLabel: 'Titre 2',
  boldControlLabel: 'Gras',
  italicControlLabel: 'Italique',
  underlineControlLabel: 'Souligné',
  strikeControlLabel: 'Barré',
  blockquoteControlLabel: 'Citation',
  bulletListControlLabel: 'Liste à puces',
  orderedListControlLabel: 'Liste numérotée',
  linkControlLabel: 'Lien',
  unlinkControlLabel: 'Retirer le lien',
  clearFormattingControlLabel: 'Effacer la mise en forme',
  undoControlLabel: 'Annuler',
  redoControlLabel: 'Rétablir',
  linkEditorInputLabel: 'Adresse du lien',
  linkEditorInputPlaceholder: 'https://exemple.be/',
  linkEditorExternalLink: 'S’ouvre dans un nouvel onglet',
  linkEditorInternalLink: 'S’ouvre dans le même onglet',
  linkEditorSave: 'Enregistrer',
};

export const RETRAITS = { moins: 'Diminuer le retrait', plus: 'Augmenter le retrait' };
export const IMAGE = 'Image';
