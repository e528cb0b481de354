import { useState } from 'react';
import type { CallError } from '../../socle/kernel/errors.ts';
import { LienPage, metaOfLien, wantsPassword } from './LienPage.tsx';
import { call } from '../../socle/kernel/call.ts';
import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { LienForm } from './LienForm.tsx';
import authStyles from './auth.module.css';
import { TextInput } from '@mantine/core';
import { AccepteConditions } from './AccepteConditions.tsx';
import { NouveauMotDePasse } from './NouveauMotDePasse.tsx';

export const handle = { noindex: true };

const TITRE = 'Confirmation de ton adresse';
export const meta = metaOfLien(TITRE);

type Etape = 'motDePasse' | 'reprise';

const etapeOf = (refus: CallError): Etape | null =>
  refus.status === 409 ? 'reprise' : wantsPassword(refus) ? 'motDePasse' : null;

const ask = (jeton: string) => call('confirmEmail', { jeton });

/** The mailed link proves the mailbox, not who registered. */
export default function ConfirmationPage() {
  return (
    <LienPage<Etape> titre={TITRE} pour="confirmer ton adresse" ask={ask} etapeOf={etapeOf}>
      {(etape, { jeton, perdu, onEtape }) =>
        etape === 'reprise' ? (
          <RepriseForm jeton={jeton} perdu={perdu} />
        ) : (
          <ConfirmerForm jeton={jeton} perdu={perdu} beginAgain={() => onEtape('reprise')} />
        )
      }
    </LienPage>
  );
}

interface FormProps {
  jeton: string;
  perdu: () => void;
}

function ConfirmerForm({ jeton, perdu, beginAgain }: FormProps & { beginAgain: () => void }) {
  return (
    <LienForm
      vide={{ password: '' }}
      label="Confirme ton adresse"
      phrase="Tape le mot de passe que tu as choisi en t’inscrivant, et ton compte est ouvert."
      send={(typed) => call('confirmEmail', { jeton, ...typed })}
      perdu={perdu}
      beginAgain={beginAgain}
      bouton="Confirmer mon adresse"
      pending="Confirmation…"
      pied={
        <>
          <p className={`${plainStyles.row} ${authStyles.autre}`}>
            Tu ne le connais plus&#8239;?{' '}
            <button type="button" className={plainStyles.link} onClick={beginAgain}>
              Recommence ton inscription
            </button>
          </p>
          <p className={plainStyles.dimmed}>
            Cette inscription ne vient pas de toi&#8239;? Ferme cette page&nbsp;: sans toi, le
            compte reste fermé et disparaît de lui-même.
          </p>
        </>
      }
    >
      {(field) => (
        <PasswordField
          {...field('password')}
          label="Mot de passe"
          autoComplete="current-password"
        />
      )}
    </LienForm>
  );
}

/** Nothing of the earlier registration is kept. */
function RepriseForm({ jeton, perdu }: FormProps) {
  const [checkCondition, setCheckCondition] = useState(false);
  return (
    <LienForm
      vide={{ prenom: '', nom: '', password: '' }}
      label="Termine ton inscription"
      phrase="Indique ton nom et choisis ton mot de passe. Rien n’est gardé de ce qui a été demandé avant pour ton adresse."
      send={(typed) => call('redoInscription', { jeton, ...typed, checkCondition })}
      perdu={perdu}
      bouton="Ouvrir mon compte"
      pending="Ouverture…"
    >
      {(field, submit) => (
        <>
          <TextInput {...field('prenom')} label="Prénom" autoComplete="given-name" />
          <TextInput {...field('nom')} label="Nom" autoComplete="family-name" />
          <NouveauMotDePasse
            {...field('password')}
            qui={{ jeton, prenom: field('prenom').value, nom: field('nom').value }}
          />
          <AccepteConditions
            checked={checkCondition}
            onChange={(checked) => {
              setCheckCondition(checked);
              submit.forget('checkCondition');
            }}
            error={submit.errors.checkCondition?.[0]}
          />
        </>
      )}
    </LienForm>
  );
}
