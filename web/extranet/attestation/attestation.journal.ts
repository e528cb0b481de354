export const attestationJournal = {
  phrases: {
    setValeurAttestation: 'a réglé ce qu’il faut pour une attestation',
  },
  objets: {
    attestation: {
      un: 'réglage des attestations',
      plusieurs: 'Attestations',
      lien: () => '/extranet/attestations',
      champs: { lecture: 'Temps de lecture en %', bonnes: 'Bonnes réponses en %' },
    },
  },
};
