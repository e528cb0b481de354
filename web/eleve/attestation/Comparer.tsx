import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { call } from '../../socle/kernel/call.ts';
import { Sign } from '../../socle/ui/Sign.tsx';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './Verifier.module.css';
import { type Comparee, INCOMPLET } from './lireVerdict.ts';

interface Props {
  code: string;
  /** Posted without scripts. */
  comparaison: Comparee | null;
}

/** Answers yes or no to somebody who holds an identity card; works without scripts. */
export function Comparer({ code, comparaison }: Props) {
  const [nom, setNom] = useState(comparaison?.nom ?? '');
  const [dateNaissance, setDateNaissance] = useState(comparaison?.dateNaissance ?? '');
  const [dite, setDite] = useState(comparaison);
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const typed = { nom: nom.trim(), dateNaissance };
    if (typed.nom === '' || dateNaissance === '')
      return setDite({ ...typed, oui: null, echec: INCOMPLET });
    setBusy(true);
    try {
      const { oui } = await call('compareAttestation', { code, ...typed });
      setDite({ ...typed, oui: oui === 1, echec: null });
    } catch (error) {
      setDite({ ...typed, oui: null, echec: sentenceOf(error) });
    }
    setBusy(false);
  }

  return (
    <form
      className={`${plainStyles.stack} ${styles.comparer}`}
      method="post"
      onSubmit={(event) => void onSubmit(event)}
      aria-labelledby="comparer"
      noValidate
    >
      <h3 id="comparer">Est-ce bien la sienne&#8239;?</h3>
      <p>Un papier peut être retouché&nbsp;: tape ce que dit la carte d’identité.</p>
      <TextInput
        name="nom"
        size="md"
        label="Prénom et nom"
        autoComplete="off"
        maxLength={200}
        value={nom}
        onChange={(event) => setNom(event.currentTarget.value)}
      />
      <TextInput
        name="dateNaissance"
        type="date"
        size="md"
        label="Date de naissance"
        autoComplete="off"
        value={dateNaissance}
        onChange={(event) => setDateNaissance(event.currentTarget.value)}
      />
      <div className={plainStyles.row}>
        <SubmitButton size="md" busy={busy} pending="Comparaison…">
          Comparer
        </SubmitButton>
      </div>
      <div aria-live="polite">{dite && <Reponse {...dite} />}</div>
    </form>
  );
}

function Reponse({ oui, echec }: Comparee) {
  if (echec)
    return (
      <p className={styles.reponse} data-kind="error">
        <Sign kind="error" size={24} /> {echec}
      </p>
    );
  return (
    <p className={styles.reponse} data-kind={oui ? 'success' : 'error'}>
      <Sign kind={oui ? 'success' : 'error'} size={24} />
      {oui
        ? 'Oui\u00a0: cette attestation est à ce nom et à cette date de naissance.'
        : 'Non\u00a0: cette attestation n’est pas à ce nom et à cette date de naissance. Vérifie ce que tu as tapé\u202f; si c’est juste, le document a été retouché ou n’est pas à cette personne.'}
    </p>
  );
}
